import { article } from '../src/features/market/article/server/tables.ts'
import { createArticle } from '../src/features/market/article/server/writes.ts'
import { calendarCorrection } from '../src/features/people/calendar/server/tables.ts'
import { correctCalendar } from '../src/features/people/calendar/server/writes.ts'
import { costRate } from '../src/features/people/cost/server/tables.ts'
import { saveDraft } from '../src/features/people/cost/server/writes.ts'
import type { Act } from '../src/platform/server/services.ts'
import { BOOKS_ZONE } from '../src/rules/constants.ts'
import { articles } from './articles/all.ts'
import { articleForm, correctionsOf, rateForm } from './forms.ts'
import { holidays } from './holidays.ts'
import { ratesOn } from './rates/all.ts'

interface Loaded {
  corrections: number
  rates: number
  articles: number
}

/**
 * What a new portal begins with, for operators to check: corrections of the public calendar with their sources, and drafts of statutory
 * rates and of articles, which nobody sees before an operator has reviewed or published them. What is there already stays as it is.
 */
export async function loadReference(act: Act): Promise<Loaded> {
  const loaded = { corrections: 0, rates: 0, articles: 0 }
  const dayOf = ({ region, date, kind, english }: { region: string; date: string; kind: string; english: string }) =>
    [region, date, kind, english].join()
  const corrected = new Set((await act.tx.select().from(calendarCorrection)).map(dayOf))
  for (const form of holidays.flatMap(correctionsOf)) {
    if (corrected.has(dayOf(form))) continue
    await correctCalendar(act, form)
    loaded.corrections++
  }
  const rated = new Set((await act.tx.select({ region: costRate.region }).from(costRate)).map(({ region }) => region))
  const today = act.now.toZonedDateTimeISO(BOOKS_ZONE).toPlainDate()
  for (const one of ratesOn(today.toString()).filter(({ region }) => !rated.has(region))) {
    await saveDraft(act, rateForm(one))
    loaded.rates++
  }
  const written = new Set((await act.tx.select({ slug: article.slug }).from(article)).map(({ slug }) => slug))
  for (const one of articles.filter(({ slug }) => !written.has(slug))) {
    const checkedOn = today.subtract({ days: one.updatedDaysAgo ?? one.publishedDaysAgo }).toString()
    await createArticle(act, articleForm(one, checkedOn), { isDemo: true })
    loaded.articles++
  }
  return loaded
}
