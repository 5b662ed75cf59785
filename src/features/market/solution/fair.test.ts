import { expect, it } from 'vitest'
import article from '../../../../reference/articles/exhibition-booth-to-carnet.ts'
import { t } from './web/integrated-texts.ts'
import { x } from './web/scene-texts.ts'

const listed = (body: string) => [...body.matchAll(/^\| (\S+) (?:个月|months) \|/gm)].map(([, months]) => Number(months))

it('the article and the page give the same times for a fair', () => {
  for (const lang of ['cn', 'en'] as const) {
    const page = { ...t.pick(lang), ...x.pick(lang) }
    expect(listed(article[lang].body)).toEqual([12, 9, 6, 4, 4, 3])
    const days = { cn: '3 个工作日', en: '3 working days' }[lang]
    for (const words of [article[lang].body, page.fairsText, page.followText]) expect(words).toContain(days)
    expect(JSON.stringify([article, page])).not.toMatch(/48 (小时|hours)/)
  }
})
