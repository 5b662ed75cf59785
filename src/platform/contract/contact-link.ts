/** What a tool hands over to the contact form, in the query of its link, so that it also opens in a new tab and survives a reload. */
export interface ContactContext {
  /**
   * Which page or tool it comes from: `cost`, `planner`, `finder`, `scope`, `checklist`, `provider`, `talent`,
   * `influencer`, `event`, `partner` …
   */
  from: string
  /** What it is about, a value of `leadTopics`. */
  topic?: string
  /** Alpha-2 code of the country or region. */
  region?: string
  /** What was worked out, in the words of the reader's language; they can change it before they send. At most 1,000 characters. */
  summary?: string
}

export const SUMMARY_MAX = 1_000

/** The hash route of the contact form with its context. */
export function contactLink(context: ContactContext): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(context)) if (value) query.set(name, String(value).slice(0, SUMMARY_MAX))
  return `/contactUs?${query}`
}
