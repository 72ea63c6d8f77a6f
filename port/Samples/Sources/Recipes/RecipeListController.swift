// SPDX-License-Identifier: MIT
import UIKit

class RecipeCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var servingsLabel: UILabel!
}

class RecipeListController: UITableViewController {
  var recipes: [Recipe] = []
  @IBOutlet var addButton: UIBarButtonItem!

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton.accessibilityLabel = "New recipe"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return recipes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "RecipeCell", for: indexPath) as! RecipeCell
    let recipe = recipes[indexPath.row]
    cell.nameLabel.text = recipe.name
    cell.servingsLabel.text = "\(recipe.servings) servings"
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "showRecipe":
      let detail = segue.destination as! RecipeController
      let path = tableView.indexPath(for: sender as! UITableViewCell)!
      detail.recipe = recipes[path.row]
    case "newRecipe":
      let navigation = segue.destination as! UINavigationController
      let editor = navigation.viewControllers.first as! EditorController
      editor.recipe = Recipe(name: "", servings: 1)
    default:
      break
    }
  }

  @IBAction func unwindToList(_ segue: UIStoryboardSegue) {
    if segue.identifier == "save", let editor = segue.source as? EditorController {
      recipes.append(editor.recipe)
    }
    tableView.reloadData()
  }
}
