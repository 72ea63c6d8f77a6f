// SPDX-License-Identifier: MIT
import UIKit

class EditorController: UIViewController, UITextFieldDelegate {
  var recipe: Recipe!
  @IBOutlet weak var nameField: UITextField!
  @IBOutlet weak var saveButton: UIBarButtonItem!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.addTarget(self, action: #selector(nameChanged), for: .editingChanged)
    saveButton.isEnabled = false
  }

  @objc private func nameChanged() {
    recipe.name = nameField.text ?? ""
    saveButton.isEnabled = !recipe.name.isEmpty
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    return identifier != "save" || !recipe.name.isEmpty
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if shouldPerformSegue(withIdentifier: "save", sender: textField) {
      performSegue(withIdentifier: "save", sender: textField)
    }
    return true
  }
}

class SettingsController: UITableViewController {
  @IBOutlet weak var metricSwitch: UISwitch!
  var isMetric = false

  @IBAction func metricChanged(_ sender: UISwitch) {
    isMetric = sender.isOn
  }
}
