import type { z } from 'zod'
import { applicationForm } from '../../src/features/market/provider/contract/schema.ts'
import { applyToBeListed, declineApplication, takeApplication } from '../../src/features/market/provider/server/applications.ts'
import { providerApplication } from '../../src/features/market/provider/server/tables.ts'
import type { Lang } from '../../src/platform/contract/texts.ts'
import { eq } from '../../src/platform/server/data/drizzle.ts'
import { perform } from '../../src/platform/server/wire/act.ts'
import type { Scene } from '../engine/scene.ts'

/** Applications to be listed in the directory of the demo world. Invented; every address ends in `.example`. */
interface Asking {
  at: number
  lang: Lang
  form: Omit<z.input<typeof applicationForm>, 'agreed'>
  taken?: number
  declined?: readonly [at: number, reason: string]
}

const askings: readonly Asking[] = [
  {
    at: 14.3,
    lang: 'cn',
    form: {
      nameCn: '顺航环球咨询',
      intro: '我们在十几个国家有合作资源，注册、税务、签证、物流都可以对接，价格优惠，欢迎联系。',
      homeRegion: 'CN',
      regions: ['VN', 'TH', 'DE', 'US'],
      services: ['incorporation', 'taxAccounting', 'visa', 'logistics'],
      languages: ['zh'],
      person: '苏经理',
      email: 'su@shunhang.example',
    },
    taken: 13.8,
    declined: [13.2, '没有写明在当地由谁承办。请补充各地的执业资质或合作机构名称。'],
  },
  {
    at: 5.6,
    lang: 'en',
    form: {
      nameEn: 'Vogel Maschinenservice',
      intro:
        'We install, commission and service packaging and palletising lines in southern Germany and Austria. Twelve technicians, four of them with robot safety certificates, and a spare-parts store near Augsburg. We answer in English and German and can be on site within two working days.',
      homeRegion: 'DE',
      regions: ['DE', 'AT'],
      services: ['installation', 'afterSales'],
      industries: ['machinery', 'robotics', 'food'],
      languages: ['de', 'en'],
      website: 'https://vogel-ms.example',
      person: 'Hanna Vogel',
      phone: '+49 821 5550 0142',
      email: 'h.vogel@vogel-ms.example',
    },
    taken: 4.9,
  },
  {
    at: 2.4,
    lang: 'cn',
    form: {
      nameCn: '曼谷恒信会计师行',
      nameEn: 'Hengxin Accounting Bangkok',
      intro: '在曼谷做中资企业的记账、报税和年审，有泰国注册会计师 3 名，熟悉 BOI 企业的申报。中文和泰文都能出报告，每月 5 日前交上月账。',
      homeRegion: 'TH',
      regions: ['TH'],
      services: ['taxAccounting', 'payroll'],
      industries: ['machinery', 'automotive', 'electronics'],
      languages: ['zh', 'th', 'en'],
      person: '林颂恩',
      phone: '+66 2 555 0173',
      email: 'lin@hengxin-bkk.example',
    },
  },
  {
    at: 0.7,
    lang: 'en',
    form: {
      nameEn: 'Casablanca Trade Desk',
      intro:
        'Customs brokerage and bonded storage in Casablanca and Tanger Med. We clear machinery and vehicle parts, hold them under temporary admission and deliver inland. French, Arabic and English.',
      homeRegion: 'MA',
      regions: ['MA'],
      services: ['logistics'],
      languages: ['fr', 'ar', 'en'],
      website: 'https://casa-trade.example',
      person: 'Yasmine Alaoui',
      email: 'desk@casa-trade.example',
    },
  },
]

export function planListings(scene: Scene): void {
  for (const spec of askings) {
    let id = ''
    const who = scene.operators[0]!
    scene.plan(spec.at, async () => {
      const { number } = await perform(scene.services, { actor: null, lang: spec.lang, requestId: 'seed', ip: null }, (act) =>
        applyToBeListed(act, applicationForm.parse({ ...spec.form, agreed: true })),
      )
      const [row] = await scene.services.db
        .select({ id: providerApplication.id })
        .from(providerApplication)
        .where(eq(providerApplication.number, number))
      id = row!.id
    })
    if (spec.taken !== undefined) scene.plan(spec.taken, () => scene.do(who, (act) => takeApplication(act, id)))
    if (spec.declined) {
      const [when, reason] = spec.declined
      scene.plan(when, () => scene.do(who, (act) => declineApplication(act, id, reason)))
    }
  }
}
