// SPDX-License-Identifier: MIT

/// An object beside which a popover can be presented.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
