import UIKit

class CardCell: UITableViewCell {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet weak var starButton: UIButton!
  var isStarred: Bool = false

  override func awakeFromNib() {
    super.awakeFromNib()
    selectionStyle = .none
  }

  func fill(title: String) {
    titleLabel.text = title
  }

  var shownTitle: String? { return titleLabel.text }

  @IBAction func star() {
    isStarred = !isStarred
  }
}

class CardHeader: UITableViewHeaderFooterView {
  @IBOutlet weak var label: UILabel!
}

/// An object of a nib that is no view.
class CardFormatter: NSObject {
  @IBInspectable var prefix: String = ""
  private var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }

  func format(_ text: String) -> String {
    return isAwake ? prefix + text : "asleep"
  }
}
