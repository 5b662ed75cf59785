/** What a tool passes to the contact form, in the query of the link, so that it also opens in a new tab and survives a reload. */
export interface ContactContext {
  /**
   * The page or tool it comes from: `cost`, `planner`, `finder`, `scope`, `checklist`, `provider`, `talent`, `influencer`, `event`,
   * `partner` …
   */
  from: string
  /** What it is about, a value of `leadTopics`. */
  topic?: string
  /** Alpha-2 code of the country or region. */
  region?: string
  /** The result of the tool in the reader's language; editable before it is sent. At most 1,000 characters. */
  summary?: string
}

export const SUMMARY_MAX = 1_000

/** The hash route of the contact form with its context. */
export function contactLink(context: ContactContext): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(context)) if (value) query.set(name, String(value).slice(0, SUMMARY_MAX))
  return `/contactUs?${query}`
}
