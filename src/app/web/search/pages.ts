import type { Pair } from '../../../platform/contract/texts.ts'
import { footerAgreements, footerPages, headerItems, isGroup } from '../frames/navigation.ts'
import { answers } from '../portal/about/help-texts.ts'

interface Page extends Pair {
  to: string
}

const MOST = 6
const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** The pages of the site and the questions of its help, each with the words by which it is found. */
const pages: readonly { page: Page; text: string }[] = [
  ...headerItems.flatMap((item) => (isGroup(item) ? item.links.map((link) => ({ page: link, about: link.about })) : [])),
  ...[...footerPages, ...footerAgreements].map((page) => ({ page, about: null })),
  ...answers.map(({ question, answer }) => ({ page: { to: '/aboutUs?at=help', ...question }, about: answer })),
].map(({ page, about }) => ({ page, text: folded([page.cn, page.en, about?.cn, about?.en].join(' ')) }))

/** Those that contain every typed word; a title before a text. */
export function pagesFor(typed: string): Page[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  const found = pages.filter(({ text }) => words.every((word) => text.includes(word))).map(({ page }) => page)
  const inTitle = (page: Page) => words.every((word) => folded(page.cn + page.en).includes(word))
  const sorted = [...found.filter(inTitle), ...found.filter((page) => !inTitle(page))]
  return [...new Map(sorted.map((page) => [page.to + page.en, page])).values()]
    .filter((page, at, all) => all.findIndex((other) => other.to === page.to && other.cn === page.cn) === at)
    .slice(0, MOST)
}
