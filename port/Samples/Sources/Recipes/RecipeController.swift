// SPDX-License-Identifier: MIT
import UIKit

class RecipeController: UIViewController {
  var recipe: Recipe!
  @IBOutlet private weak var servingsLabel: UILabel!
  @IBOutlet private weak var stepper: UIStepper!
  @IBOutlet private var buttons: [UIButton]!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = recipe.name
    stepper.value = Double(recipe.servings)
    buttons.forEach { $0.tintColor = .red }
    showServings()
  }

  @IBAction func servingsChanged(_ sender: UIStepper) {
    recipe.servings = Int(sender.value)
    showServings()
  }

  @IBAction private func reset() {
    stepper.value = 1
    servingsChanged(stepper)
  }

  private func showServings() {
    servingsLabel.text = "For \(recipe.servings)"
  }
}
