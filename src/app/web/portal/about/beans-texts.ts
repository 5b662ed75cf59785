import { plural, texts } from '../../../../platform/contract/texts.ts'

export const b = texts({
  beans: { cn: '豆：查看服务商联系方式', en: 'Beans: unlocking a provider’s contact' },
  beansWhat: {
    cn: (n: number, days: number) =>
      `豆是平台内的付费点数。查看一家的联系方式 ${n} 豆，再次查看免费；联系方式核实失效的，退豆。付款后 ${days} 天内，所购的豆都没用过的，可以退款。`,
    en: (n, days) =>
      `Beans are prepaid credits. One contact costs ${plural(n, 'bean')} and viewing it again is free; beans are returned if the contact proves invalid. If none of the beans of a purchase are used, it can be refunded within ${plural(days, 'day')} of payment.`,
  },
  pack: { cn: '套餐', en: 'Package' },
  price: { cn: '价格', en: 'Price' },
  dollars: { cn: '约合美元', en: 'In US dollars, about' },
  perContact: { cn: '每家联系方式', en: 'Per contact' },
  nBeans: { cn: (n: string) => `${n} 豆`, en: (n) => plural(n, 'bean') },
  usdBasis: {
    cn: (rate: string) => `以人民币收款；美元按 1 美元 = ${rate} 元的参考价折算。`,
    en: (rate) => `Charged in Chinese yuan; dollars are at a reference rate of CNY ${rate} to the dollar.`,
  },
  beansOff: { cn: '目前没有在售的豆套餐。', en: 'No bean packages are on sale at present.' },
})
