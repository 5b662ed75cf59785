// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are sources under test
import { describe, expect, it } from 'vitest'
import { checkLanguages } from '../../../scripts/check/languages.ts'

const f = 'src/features'

describe('both languages', () => {
  const reported = (text: string, path = `${f}/d/a/web/texts.ts`) => checkLanguages([{ path, text }])

  it('accepts complete pairs, templates, values and comments', () => {
    const text = `// 中文注释
export const t = texts({
  save: { cn: '保存', en: 'Save' },
  dash: { cn: '—', en: '—' },
  total: { cn: (n: number) => \`共 \${f({ n })} 条\`, en: (n) => \`\${n} in total\` },
  switch: { cn: '切换语言', en: '中文' },
  hall: { cn: '需求大厅', en: 'The demand hall' },
  public: { cn: '{demand} 已公开', en: '{demand} is public' },
})
const brand = 'Hengdu 衡渡'
const pattern = /[一-龥]/u
const row = page('/home', '首页', 'Home')
const now = said(
  \`已有 \${n} 人报名。\`,
  \`\${n} applied.\`,
)
const format = 'YYYY年M月'
type P = { cn: string; en: string }`
    expect(reported(text)).toEqual([])
  })
  it.each([
    [`texts({ a: { cn: '保存' } })`, /without its English/],
    [`texts({ a: { cn: '保存', en: '' } })`, /an empty text/],
    [`texts({ a: { cn: '', en: '' } })`, /an empty text/],
    [`texts({ a: { cn: '保存', en: '保存' } })`, /the English is the Chinese/],
    [`texts({ a: { cn: '保存', en: 'Save 保存' } })`, /Chinese in an English text/],
    ['texts({ a: { cn: (n) => `共 ${n} 条`, en: (n) => `${n} 条` } })', /Chinese in an English text/],
    [`texts({ a: { cn: '承包商', en: 'Contractors' } })`, /“承包商” has another word in the glossary/],
    [`texts({ a: { cn: '文件', en: 'Your papers' } })`, /“papers” has another word in the glossary: documents/],
    [`texts({ a: { cn: '工资单', en: 'Your pay slip' } })`, /“pay slip” has another word/],
    [`texts({ a: { cn: '需求', en: 'The demand has ended' } })`, /“demand” has another word in the glossary: request/],
    [`said('发布需求', 'Post a demand')`, /“demand” has another word/],
    [`toast('保存成功', 'green')`, /outside a pair/],
    [`said('保存成功')`, /outside a pair/],
    [`said('保存', 'Save 保存')`, /Chinese in an English text/],
    [`said('取消', 'Cancel', '保存')`, /outside a pair/],
    ['const a = `共 ${n} 条`', /outside a pair/],
    ['const a = <p>保存</p>', /outside a pair/],
    [`texts({ a: { cn: '一站式服务', en: 'Service' } })`, /not in our voice/],
    [`texts({ a: { cn: '服务', en: 'A seamless service' } })`, /not in our voice/],
  ])('refuses %s', (text, why) => {
    expect(reported(text, `${f}/d/a/web/texts.ts`).join('\n')).toMatch(why)
  })
  it('reports file and line, once per text', () => {
    expect(reported(`const a = 1\nconst b = '保存'`, `${f}/d/a/server/writes.ts`)).toEqual([
      expect.stringMatching(/^src\/features\/d\/a\/server\/writes.ts:2: a Chinese text outside a pair/),
    ])
  })
  it('ignores data and tests', () => {
    expect(reported(`const a = '北京'`, `${f}/area/data/china.ts`)).toEqual([])
    expect(reported(`const a = '北京'`, `${f}/area/server/area.test.ts`)).toEqual([])
  })
})
