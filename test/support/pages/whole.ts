import type { Page } from 'playwright-core'

/** Lays out also what is far below the viewport: there, overflow is cut off and text has no lines, so a check would find nothing. */
export const layOutWhole = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if ('isWhole' in document) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
    Object.assign(document, { isWhole: true })
  })
