// SPDX-License-Identifier: MIT
import Foundation

class Recipe: NSObject {
  @objc dynamic var name: String
  @objc dynamic var servings: Int

  init(name: String, servings: Int) {
    self.name = name
    self.servings = servings
  }
}
