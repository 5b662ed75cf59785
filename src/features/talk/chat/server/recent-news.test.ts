import { expect, it } from 'vitest'
import type { PageNews } from '../../../../platform/server/live/page-news.ts'
import { RecentNews } from './recent-news.ts'

const toAll = () => true
const of = (topic: string): PageNews => ({ topic, to: 'operators' })

function at(start: number) {
  let now = start
  const news = new RecentNews(() => now)
  return { news, pass: (ms: number) => (now += ms) }
}

it('repeats what has changed within an age and on the way of a frame, each feature once, and only for its readers', () => {
  const { news, pass } = at(0)
  pass(10_000)
  news.add(of('old'))
  pass(5_000)
  news.add(of('demand'))
  news.add(of('demand'))
  news.add({ topic: 'notice', to: ['someone'] })
  pass(1_000)
  expect(news.topicsFor(toAll, 0)).toEqual(['demand', 'notice'])
  expect(news.topicsFor(({ to }) => to === 'operators', 4_000)).toEqual(['old', 'demand'])
  pass(10_000)
  expect(news.topicsFor(toAll, 0)).toEqual([])
})

it('knows nothing of before its start, its restart, the last two minutes, or too many news', () => {
  const { news, pass } = at(0)
  pass(10_000)
  expect(news.topicsFor(toAll, 8_000)).toEqual([])
  expect(news.topicsFor(toAll, 8_001)).toBeNull()
  news.restart()
  expect(news.topicsFor(toAll, 0)).toBeNull()
  news.add(of('demand'))
  pass(200_000)
  news.add(of('wallet'))
  expect(news.topicsFor(toAll, 50_000)).toEqual(['wallet'])
  expect(news.topicsFor(toAll, 70_000)).toBeNull()
  for (let nth = 0; nth < 20_000; nth++) news.add(of('flood'))
  pass(1)
  expect(news.topicsFor(toAll, 10_000)).toBeNull()
})
