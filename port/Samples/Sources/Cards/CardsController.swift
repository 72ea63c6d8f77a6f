import UIKit

class CardsController: UIViewController {
  @IBOutlet private weak var tableView: UITableView!
  @IBOutlet weak var cardView: CardView!
  @IBOutlet var formatter: CardFormatter!
  @IBOutlet var badges: [UILabel]!
  @IBOutlet weak var cardHeight: NSLayoutConstraint!
  private(set) var log = [String]()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cards"
    tableView.register(
      UINib(nibName: "CardCell", bundle: nil), forCellReuseIdentifier: "CardCell")
    tableView.register(
      UINib(nibName: "CardHeader", bundle: Bundle(for: CardsController.self)),
      forHeaderFooterViewReuseIdentifier: "CardHeader")
    cardView.show(title: "First", amount: 7)
  }

  @IBAction private func grow(_ sender: UIButton) {
    cardHeight.constant += CGFloat(sender.tag)
    log.append("grow")
  }

  @IBAction func cardTapped(_ recognizer: UITapGestureRecognizer) {
    log.append("tapped \(recognizer.view is CardView)")
  }
}

extension CardsController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 3
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "CardCell", for: indexPath) as! CardCell
    cell.fill(title: formatter.format("Card \(indexPath.row)"))
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    return tableView.dequeueReusableHeaderFooterView(withIdentifier: "CardHeader")
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    return 40
  }
}
