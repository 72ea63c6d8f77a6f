// SPDX-License-Identifier: MIT

/// The meaning of a text, which the system uses to suggest input.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The type for: name.
  public static let name = UITextContentType(rawValue: "name")
  /// The type for: name prefix.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// The type for: given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The type for: middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// The type for: family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The type for: name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// The type for: nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The type for: job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The type for: organization name.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// The type for: location.
  public static let location = UITextContentType(rawValue: "location")
  /// The type for: full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The type for: street address line 1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The type for: street address line 2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The type for: address city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The type for: address state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The type for: address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// The type for: sublocality.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The type for: country name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The type for: postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The type for: telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The type for: email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The type for: url.
  public static let URL = UITextContentType(rawValue: "url")
  /// The type for: credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The type for: username.
  public static let username = UITextContentType(rawValue: "username")
  /// The type for: password.
  public static let password = UITextContentType(rawValue: "password")
  /// The type for: new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// The type for: one time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The type for: date time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The type for: flight number.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The type for: shipment tracking number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The type for: credit card expiration.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The type for: credit card expiration month.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The type for: credit card expiration year.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The type for: credit card security code.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The type for: credit card type.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The type for: credit card name.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The type for: credit card given name.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The type for: credit card middle name.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
  /// The type for: credit card family name.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The type for: birthdate.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The type for: birthdate day.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The type for: birthdate month.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The type for: birthdate year.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
}

/// Rules for the passwords that the system generates.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules, in the syntax of the system.
  open nonisolated var passwordRulesDescriptor: String { descriptor }

  private nonisolated let descriptor: String

  /// Creates rules from a description.
  public init(descriptor passwordRulesDescriptor: String) {
    descriptor = passwordRulesDescriptor
    super.init()
  }
}
