import { expect, it } from 'vitest'
import { foreignTo } from './WrittenIn.tsx'
import { writtenIn } from './written-in.ts'

it('detects a language by its script, in Latin letters by its short words and accents', () => {
  expect(writtenIn('香港玩家客服外包三个月')).toBe('zh-CN')
  expect(writtenIn('一人暮らし向け収納のクリエイター 8 名')).toBe('ja')
  expect(writtenIn('营销 Marketing, Seoul')).toBe('zh-CN')
  expect(writtenIn('부산 물류')).toBe('ko')
  expect(writtenIn('مترجم قانوني')).toBe('ar')
  expect(writtenIn('営業・代理店開拓')).toBe('ja')
  expect(writtenIn('検査機の設置')).toBe('ja')
  expect(writtenIn('上海发货，宁波报关')).toBe('zh-CN')
  expect(writtenIn('Étude en magasin: étagères modulables')).toBe('fr')
  expect(writtenIn('Etiquetas para un cliente de Monterrey y su planta')).toBe('es')
  expect(writtenIn('Prüfung der Maschine und Schulung für das Team')).toBe('de')
  expect(writtenIn('Rótulos para os clientes no Brasil')).toBe('pt')
  expect(writtenIn('Tư vấn lao động tại Hà Nội')).toBe('vi')
  expect(writtenIn('Vision labels for a Detroit customer and more')).toBe('en')
  expect(writtenIn('iOS ERP SAP')).toBeUndefined()
})

it('names the language of a text for readers of another, and only where it is certain', () => {
  expect(foreignTo('香港玩家客服外包三个月', 'en')).toBe('zh')
  expect(foreignTo('一人暮らし向け収納のクリエイター 8 名', 'cn')).toBe('ja')
  expect(foreignTo('一人暮らし向け収納のクリエイター 8 名', 'en')).toBe('ja')
  expect(foreignTo('Vision labels for a Detroit customer and more', 'cn')).toBe('en')
  expect(foreignTo('Étude en magasin: étagères modulables', 'cn')).toBe('fr')
  expect(foreignTo('Étude en magasin: étagères modulables', 'en')).toBe('fr')
  expect(foreignTo('Warsaw Kraków Gdańsk', 'cn')).toBe('latin')
  // In both languages, the reader's own, or too short to decide.
  expect(foreignTo('香港客服 Player support in Hong Kong', 'en')).toBeUndefined()
  expect(foreignTo('香港客服 Player support in Hong Kong', 'cn')).toBeUndefined()
  expect(foreignTo('Warsaw Kraków Gdańsk', 'en')).toBeUndefined()
  expect(foreignTo('iOS ERP', 'cn')).toBeUndefined()
  expect(foreignTo('SEO 顾问', 'en')).toBe('zh')
})
