import UIKit

/// A view whose subviews are those of its nib, of which it is the owner.
@IBDesignable
class CardView: UIView {
  @IBOutlet private var contentView: UIView!
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var amountLabel: UILabel!
  @IBInspectable var currency: String = "EUR"
  @IBInspectable var digits: Int = 0
  private(set) var isAwake = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    Bundle(for: type(of: self)).loadNibNamed("CardView", owner: self, options: nil)
    addSubview(contentView)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    show(title: "Preview", amount: 1)
  }

  func show(title: String, amount: Int) {
    titleLabel.text = title
    amountLabel.text = "\(amount) \(currency)"
  }
}

extension UIView {
  @IBInspectable var cornerRadius: CGFloat {
    get { return layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}
