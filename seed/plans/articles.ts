import { articles } from '../../reference/articles/all.ts'
import { articleForm } from '../../reference/forms.ts'
import type { ArticleSeed, ArticleWords } from '../../src/features/market/article/contract/seed.ts'
import { createArticle, publishArticle, saveArticle, scheduleArticle } from '../../src/features/market/article/server/writes.ts'
import { BOOKS_ZONE } from '../../src/rules/constants.ts'
import type { Scene } from '../engine/scene.ts'
import { moreToCome, noteInTheWorks } from './articles-desk.ts'

/** Seeds count calendar days; the scene counts working days. */
const WORKING = 5 / 7

/**
 * The resource centre after months of use: each article is drafted, published and, if it says so, updated later by the features' own
 * writes. The operators' desk has one draft in one language, one scheduled article, and one whose English is stale.
 */
export function planArticles(scene: Scene): void {
  const newestFirst = [...articles].sort((one, other) => one.publishedDaysAgo - other.publishedDaysAgo)
  for (const [nth, seed] of newestFirst.entries()) planOne(scene, seed, nth)
  const [writer] = scene.operators
  scene.plan(1.4, () => scene.do(writer!, (act) => createArticle(act, noteInTheWorks, { isDemo: true })))
  scene.plan(1.2, () =>
    scene.do(writer!, async (act) => {
      const draft = { ...moreToCome, cn: withoutLastSection(moreToCome.cn), en: withoutLastSection(moreToCome.en) }
      const made = await createArticle(act, draft, { isDemo: true })
      const saved = await saveArticle(act, { ...made, form: { ...draft, cn: moreToCome.cn } })
      const morning = scene.days.today.add({ days: 5 }).toZonedDateTime({ timeZone: BOOKS_ZONE, plainTime: { hour: 9 } })
      await scheduleArticle(act, { ...saved, publishAt: morning.toInstant().toString() })
    }),
  )
}

function planOne(scene: Scene, seed: ArticleSeed, nth: number): void {
  const writer = scene.operators[nth % scene.operators.length]!
  const fraction = ((nth * 37) % 90) / 100
  const moment = (daysAgo: number) => Math.max(daysAgo * WORKING, 0.1) + fraction
  const dayOf = (daysAgo: number) => scene.days.today.subtract({ days: daysAgo }).toString()
  const { publishedDaysAgo, updatedDaysAgo } = seed
  const first = updatedDaysAgo === undefined ? seed : { ...seed, cn: withoutLastSection(seed.cn), en: withoutLastSection(seed.en) }
  let current = { id: '', version: 0 }
  scene.plan(moment(seed.publishedDaysAgo), async () => {
    current = await scene.do(writer, async (act) =>
      publishArticle(act, await createArticle(act, articleForm(first, dayOf(publishedDaysAgo)), { isDemo: true })),
    )
  })
  if (updatedDaysAgo === undefined) return
  scene.plan(Math.min(moment(updatedDaysAgo), moment(seed.publishedDaysAgo) - 0.1), () =>
    scene.do(writer, (act) => saveArticle(act, { ...current, form: articleForm(seed, dayOf(updatedDaysAgo)) })),
  )
}

/** The article before its update: the last section was added later. */
function withoutLastSection(words: ArticleWords): ArticleWords {
  const at = words.body.lastIndexOf('\n## ')
  return at > 0 ? { ...words, body: words.body.slice(0, at) } : words
}
