import { texts } from '../../../../platform/contract/texts.ts'

/** The drawn report of the market page: every figure in it is a sample. */
export const b = texts({
  bar: { cn: '调研报告 · 便携储能电源 · 德国', en: 'Research report · portable power station · Germany' },
  label: {
    cn: '示意图：一份调研报告的三页。价格页把零售价拆成增值税、零售商、进口商、运费关税退货和出厂价；访谈页数出十位买家中谁做决定；准入页按周排出各项手续。',
    en: 'Illustration: three pages of a research report. Prices split the retail price into VAT, retailer, importer, freight with duty and returns, and factory price; interviews count who decides among ten buyers; market access plans each step by week.',
  },
  price: { cn: '499 欧元零售价的构成', en: 'Breakdown of a EUR 499 retail price' },
  vat: { cn: '增值税', en: 'VAT' },
  retailer: { cn: '零售商', en: 'Retailer' },
  importer: { cn: '进口商', en: 'Importer' },
  way: { cn: '运费、关税、退货', en: 'Freight, duty, returns' },
  factory: { cn: '可留给出厂价', en: 'Left for the ex-works price' },
  who: { cn: '10 位买家的决策人', en: 'Who made the decision (10 buyers)' },
  user: { cn: '使用者本人', en: 'The user' },
  family: { cn: '家人一起', en: 'The family' },
  employer: { cn: '公司采购', en: 'Company purchasing' },
  rules: { cn: '上市前时间表（周）', en: 'Steps before sale, by week' },
  weeks: { cn: (from: number, to: number) => `第 ${from}–${to} 周`, en: (from, to) => `Weeks ${from}–${to}` },
  ce: { cn: 'CE 测试与符合性声明', en: 'CE tests and declaration' },
  waste: { cn: '电器与电池注册', en: 'Waste and battery registration' },
  words: { cn: '德文标签和说明书', en: 'German labels and manual' },
  sale: { cn: '可以上市', en: 'On sale' },
  sample: {
    cn: '按下方生成器的交付内容绘制的样张，数字为示例。',
    en: 'Drawn from the deliverables of the builder below; the figures are samples.',
  },
})
