import { expect, it } from 'vitest'
import { writtenIn } from './UserText.tsx'
import { foreignTo } from './WrittenIn.tsx'

it('detects a language by its script, and none by Latin letters', () => {
  expect(writtenIn('香港玩家客服外包三个月')).toBe('zh-CN')
  expect(writtenIn('一人暮らし向け収納のクリエイター 8 名')).toBe('ja')
  expect(writtenIn('营销 Marketing, Seoul')).toBe('zh-CN')
  expect(writtenIn('부산 물류')).toBe('ko')
  expect(writtenIn('مترجم قانوني')).toBe('ar')
  expect(writtenIn('Étude en magasin')).toBeUndefined()
})

it('names the language of a text for readers of another, and only where it is certain', () => {
  expect(foreignTo('香港玩家客服外包三个月', 'en')).toBe('zh')
  expect(foreignTo('一人暮らし向け収納のクリエイター 8 名', 'cn')).toBe('ja')
  expect(foreignTo('一人暮らし向け収納のクリエイター 8 名', 'en')).toBe('ja')
  expect(foreignTo('Vision labels for a Detroit customer and more', 'cn')).toBe('en')
  expect(foreignTo('Étude en magasin: étagères modulables', 'cn')).toBe('latin')
  // In both languages, the reader's own, or too short to decide.
  expect(foreignTo('香港客服 Player support in Hong Kong', 'en')).toBeUndefined()
  expect(foreignTo('香港客服 Player support in Hong Kong', 'cn')).toBeUndefined()
  expect(foreignTo('Étude en magasin: étagères modulables', 'en')).toBeUndefined()
  expect(foreignTo('iOS ERP', 'cn')).toBeUndefined()
  expect(foreignTo('SEO 顾问', 'en')).toBe('zh')
})
