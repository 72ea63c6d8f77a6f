// SPDX-License-Identifier: MIT

/// The style sheet of the page.
enum PageStyle {
  static var sheet: String {
    """
    \(Palette.themed { color in
      ":root { "
        + Palette.allCases.map { "--\($0.rawValue): \(color($0));" }.joined(separator: " ") + " }"
    })
    * { box-sizing: border-box }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 17px/1.6 \(Palette.fonts); -webkit-text-size-adjust: 100% }
    main { max-width: 1180px; margin: 0 auto; padding: 72px 40px 96px }
    header, section > h2, section > p, footer { max-width: 720px }
    h1 { font-size: 44px; line-height: 1.1; letter-spacing: -0.02em; margin: 0 0 16px }
    h2 { font-size: 26px; line-height: 1.25; letter-spacing: -0.01em; margin: 0 0 12px }
    p { margin: 0 0 16px }
    .lead { font-size: 20px; line-height: 1.5; color: var(--muted) }
    section { margin-top: 88px }
    a { color: var(--accent) }
    code { font: 0.9em ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace }
    .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(128px, 1fr));
      gap: 20px 28px; margin: 32px 0 36px; padding: 0 }
    .figures div { border-top: 2px solid var(--line); padding-top: 12px }
    .figures dt { color: var(--muted); font-size: 14px; line-height: 1.4 }
    .figures dd { margin: 0; font-size: 30px; line-height: 1.2; font-weight: 600;
      letter-spacing: -0.02em; font-variant-numeric: tabular-nums; white-space: nowrap }
    .figures .strong { border-color: var(--accent) }
    .figures .strong dd { color: var(--accent) }
    figure { margin: 24px 0 0 }
    figure img { display: block; width: 100%; height: auto }
    figcaption { max-width: 720px; margin-top: 18px; color: var(--muted); font-size: 15px }
    .exhibit { display: grid; grid-template-columns: 300px minmax(0, 1fr); gap: 24px 56px }
    .exhibit video, .exhibit img { display: block; width: 100%; height: auto; border-radius: 28px;
      border: 1px solid var(--line); background: var(--line) }
    .screen { position: sticky; top: 24px; align-self: start }
    .words > p { max-width: 720px }
    .documents a { margin-right: 20px }
    pre { margin: 0 0 16px; padding: 16px 20px; overflow-x: auto; border-radius: 12px;
      border: 1px solid var(--line); font-size: 14px; line-height: 1.5; tab-size: 2 }
    .scroll { overflow-x: auto; margin-bottom: 48px }
    table { border-collapse: collapse; font-size: 15px; font-variant-numeric: tabular-nums }
    th { color: var(--muted); font-weight: 400; text-align: left }
    th, td { padding: 7px 28px 7px 0; border-bottom: 1px solid var(--line); white-space: nowrap }
    .number { text-align: right }
    footer { margin-top: 88px; padding-top: 20px; border-top: 1px solid var(--line);
      color: var(--muted); font-size: 15px }
    @media (max-width: 640px) {
      body { font-size: 16px }
      main { padding: 36px 16px 64px }
      h1 { font-size: 34px }
      h2 { font-size: 23px }
      .lead { font-size: 18px }
      section { margin-top: 64px }
      figure { margin-left: -8px; margin-right: -8px }
      figcaption { margin-left: 8px; margin-right: 8px }
      .exhibit { grid-template-columns: minmax(0, 1fr) }
      .screen { position: static; max-width: 300px }
      .figures { grid-template-columns: 1fr 1fr; gap: 18px 20px }
      .figures dd { font-size: 25px }
      .figures .strong { grid-column: span 2 }
      th, td { padding-right: 18px }
    }
    """
  }
}
