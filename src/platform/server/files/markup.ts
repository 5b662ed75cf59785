/** HTML whose parts are escaped: only `html` and `trusted` make one. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Markup | null | undefined | false | readonly Part[]

/** A template of HTML. Every value is escaped, for text and quoted attributes alike, unless it is markup; null and false are nothing. */
export function html(texts: TemplateStringsArray, ...values: Part[]): Markup {
  return new Markup(texts.map((text, at) => text + (at < values.length ? written(values[at]) : '')).join(''))
}

/** HTML that our own code has made safe, such as a rendered article. */
export const trusted = (text: string): Markup => new Markup(text)

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(written).join('')
  return escapeHtml(String(part))
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')

/** A value as JSON inside a script element: no tag in it can end the element. */
export const jsonInHtml = (value: unknown): Markup => trusted(JSON.stringify(value).replaceAll('<', '\\u003c'))
