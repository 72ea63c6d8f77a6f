// SPDX-License-Identifier: MIT
import SwiftSyntax

/// The modules for which the translator has a rule.
enum KnownModules {
  /// The modules of Swift on Linux and of this package.
  static let available: Set<String> = [
    "Accessibility", "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation",
    "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Glibc", "HeadlessHost",
    "HeadlessUIKit", "OSLog", "ObjectiveC", "Observation", "QuartzCore", "RegexBuilder", "Swift",
    "Synchronization", "Testing", "UIKit", "UIKitMetatypes", "UIKitPorting", "XCTest",
    "_Concurrency", "os", "simd", "Builtin", "Distributed", "StringProcessing",
    "_StringProcessing", "FoundationInternationalization", "Epoxy", "EpoxyCore", "EpoxyBars",
    "EpoxyCollectionView", "EpoxyLayoutGroups", "EpoxyNavigationController",
    "EpoxyPresentations", "AirBar", "FluidInterfaces", "EpoxyFluidInterfaces", "Resin",
  ]

  /// Apple's frameworks that do not exist here.
  static let apple: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AddressBook", "AdSupport",
    "AppKit", "AppIntents", "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox",
    "AudioUnit", "AuthenticationServices", "BackgroundTasks", "CFNetwork", "CallKit", "Charts",
    "CloudKit", "Cocoa", "Combine", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio",
    "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMIDI", "CoreML",
    "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony",
    "CoreText", "CoreVideo", "CryptoKit", "DeviceCheck", "EventKit", "EventKitUI",
    "ExternalAccessory", "GLKit", "GameController", "GameKit", "GameplayKit", "HealthKit",
    "HomeKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage", "Network",
    "NetworkExtension", "NotificationCenter", "OpenGLES", "PDFKit", "PassKit", "PencilKit",
    "Photos", "PhotosUI", "PushKit", "QuickLook", "RealityKit", "ReplayKit", "SafariServices",
    "SceneKit", "Security", "ShazamKit", "Social", "Speech", "SpriteKit", "StoreKit",
    "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit", "Twitter", "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
    "WatchConnectivity", "WebKit", "WidgetKit", "zlib",
  ]

  /// Names of FoundationNetworking, which Foundation has on Apple's platforms.
  static let networking: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionDataTask",
    "URLSessionTask", "URLSessionConfiguration", "URLCache", "HTTPCookie", "HTTPCookieStorage",
    "URLProtocol", "URLCredential", "URLSessionDelegate", "URLAuthenticationChallenge",
    "URLSessionDownloadTask", "CachedURLResponse", "URLSessionDownloadDelegate",
  ]
}

extension FileRewriter {
  func rewriteImport(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text else { return }
    if module == "UIKit" { hasUIKit = true }
    if ["Foundation", "XCTest"].contains(module) { hasFoundation = true }
    let condition = MemberReader.condition(around: Syntax(node))
    if module == "Darwin", condition == nil {
      edits.replace(node.path.trimmedBytes, with: "Glibc")
      count("import Darwin")
    }
    guard !isAvailable(module), !isExcluded(node, module) else { return }
    if KnownModules.apple.contains(module) {
      missing.insert(module)
      if options.writesStubs { return }
      isLeftOut = true
      say(
        .todo, at: node, "the file imports \(module), which does not exist here, and is left out",
        remedy: "pass --stubs, or keep what other files need in a file without the import")
    } else if condition == nil {
      missing.insert(module)
      say(
        .todo, at: node, "module \(module) is not among the given ones",
        remedy: "pass --module \(module)=FOLDER, or --available \(module) if the build has it")
    }
  }

  private func isAvailable(_ module: String) -> Bool {
    KnownModules.available.contains(module) || module == "Darwin"
      || options.available.contains(module) || index.byModule[module] != nil
      || options.modules.contains(module)
  }

  /// Whether an import is in a branch of `#if` that is not compiled here.
  private func isExcluded(_ node: ImportDeclSyntax, _ module: String) -> Bool {
    guard let condition = MemberReader.condition(around: Syntax(node)) else { return false }
    let positive = condition.replacing(#/!\s*\(?[A-Za-z]+\([A-Za-z]+\)\)?/#, with: "")
    if positive.contains("canImport(\(module))") { return true }
    if condition.contains("!(os(iOS)") || condition.contains("!(canImport(UIKit)") { return true }
    let others = [
      "os(macOS)", "os(OSX)", "os(watchOS)", "os(tvOS)", "canImport(AppKit)", "os(visionOS)",
    ]
    return others.contains { positive.contains($0) } && !positive.contains("os(iOS)")
  }

  func noteName(_ name: String) {
    guard name.count > 2 else { return }
    if KnownModules.networking.contains(name) { imports.insert("FoundationNetworking") }
    if Self.replacements[name] != nil { replace(name) }
    if mentionsUIKit { return }
    let first = name.utf8.prefix(2)
    guard first.allSatisfy({ (0x41...0x5A).contains($0) }) else { return }
    if index.byModule[Index.uikit]?[name] != nil, index.byModule[source.module]?[name] == nil {
      mentionsUIKit = true
    }
  }

  /// The declarations that a file gets for the names of Foundation that it uses. They shadow
  /// Foundation's, also where a member is written without its type.
  private static let replacements: [String: (form: String, code: String)] = [
    "UserDefaults": (
      "UserDefaults.standard",
      """
      extension UserDefaults {
        fileprivate static var standard: UserDefaults { .ofDevice }
      }
      """
    ),
    "Bundle": (
      "Bundle.main",
      """
      extension Bundle {
        fileprivate static var main: Bundle { .ofApplication }
      }
      """
    ),
    "NSLocalizedString": (
      "NSLocalizedString",
      """
      fileprivate func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Bundle = .ofApplication,
        value: String = "", comment: String
      ) -> String {
        bundle.localizedString(forKey: key, value: value, table: tableName)
      }
      """
    ),
  ]

  private func replace(_ name: String) {
    guard index.byModule[source.module]?[name] == nil, let new = Self.replacements[name],
      replaced.insert(name).inserted
    else { return }
    appended.append(new.code)
    count(new.form)
  }

  /// The lines before the first one of the original.
  var header: String {
    var modules = imports
    if hasUIKit || mentionsUIKit || !appended.isEmpty || !forms.isEmpty {
      modules.insert("UIKitPorting")
      if !hasUIKit { modules.insert("UIKit") }
    }
    // A bridging or umbrella header of Xcode's project imports UIKit into every file.
    if !hasUIKit, !hasFoundation, index.modulesWithUIKit.contains(source.module) {
      modules.formUnion(["UIKit", "UIKitPorting"])
    }
    if mentionsUIKit, !hasUIKit { modules.insert("UIKit") }
    guard !modules.isEmpty || !edits.isEmpty else { return "" }
    return modules.sorted().map { "import \($0)\n" }.joined()
  }
}
