import type { z } from 'zod'
import type { leadForm } from '../../src/features/market/lead/contract/calls.ts'
import type { LeadState } from '../../src/features/market/lead/contract/states.ts'
import type { applicationForm } from '../../src/features/market/partner/contract/calls.ts'
import type { Lang } from '../../src/platform/contract/texts.ts'

/** The senders of contact forms, and the partner applicants. Invented; every address ends in `.example`. */
export interface LeadSpec {
  at: number
  lang: Lang
  form: Partial<z.input<typeof leadForm>> & Pick<z.input<typeof leadForm>, 'name' | 'topic' | 'message'>
  moves?: readonly [to: LeadState, note: string][]
  followUp?: number
}

export const leads: readonly LeadSpec[] = [
  {
    at: 31.4,
    lang: 'cn',
    form: {
      name: '程叙',
      company: '屹川电气',
      email: 'chengxu@yichuan.example',
      region: 'MX',
      topic: 'hire',
      message: '在蒙特雷建装配点，明年一季度要雇 1 名厂长、4 名工艺工程师。先想弄清楚没有当地公司能不能雇，社保谁来交。',
      from: 'cost',
      summary: '墨西哥，月薪 MXN 62,000，雇主成本测算',
    },
    moves: [
      ['contacted', '已通话 25 分钟，倾向名义雇主先跑半年'],
      ['qualified', '预算已批，等董事会'],
      ['won', '已在平台发布需求'],
    ],
  },
  {
    at: 27.8,
    lang: 'en',
    form: {
      name: 'Hanna Vogel',
      company: 'Vogel Maschinenservice',
      email: 'h.vogel@vogel-ms.example',
      region: 'DE',
      topic: 'provider',
      message:
        'We install and service packaging lines in southern Germany and would like to take demands from Chinese makers. What do you need to list us?',
    },
    moves: [
      ['contacted', 'Sent the listing conditions'],
      ['qualified', 'Papers promised for next week'],
    ],
    followUp: 4,
  },
  {
    at: 24.3,
    lang: 'cn',
    form: {
      name: '温知夏',
      company: '禾光照明',
      areaCode: '86',
      phone: '0755 0000 2210',
      region: 'VN',
      topic: 'legalIp',
      message: '越南商标被人抢注，已经在海关备案。想找能同时处理无效和海关的律师，先要一份时间和费用的说明。',
    },
    moves: [
      ['contacted', '留言，约周五回电'],
      ['lost', '已自行委托当地律所'],
    ],
  },
  {
    at: 21.6,
    lang: 'cn',
    form: {
      name: '蒋牧',
      company: '云梯仓储设备',
      email: 'jiangmu@yunti.example',
      areaCode: '86',
      phone: '13700000117',
      region: 'AE',
      topic: 'afterSales',
      message: '迪拜有 3 个仓的货架和穿梭车要年检，找会阿语或英语的安装队，希望按次付费。',
      callTime: 'afternoon',
    },
    moves: [['contacted', '已推荐两家服务商，等对方选']],
    followUp: 2,
  },
  {
    at: 18.2,
    lang: 'en',
    form: {
      name: 'Priya Raman',
      company: 'Tessellate Apps',
      email: 'priya@tessellate.example',
      region: 'SG',
      topic: 'payroll',
      message:
        'Eight people in Singapore, paid monthly from Hong Kong. Who files CPF and IR8A if we use you, and which dates do we have to keep?',
      from: 'planner',
    },
    moves: [
      ['contacted', 'Answered by mail with the calendar of filings'],
      ['qualified', 'Wants a quote for January'],
    ],
    followUp: 1,
  },
  {
    at: 15.9,
    lang: 'cn',
    form: {
      name: '贺闻',
      company: '木棉家居',
      email: 'hewen@mumian.example',
      topic: 'market',
      message: '想做波兰和捷克的线下渠道调研，重点看连锁建材店的进场条件和返利习惯，交付物要能直接给董事会看。',
      from: 'scope',
      summary: '波兰、捷克；渠道调研；交付：访谈 12 家、价格表、进场条件对照',
    },
    moves: [['contacted', '范围已确认，等预算']],
  },
  {
    at: 13.1,
    lang: 'cn',
    form: {
      name: '不具名',
      email: 'promo@bulkmail.example',
      topic: 'other',
      message: '批量提供企业通讯录和群发服务，价格优惠。',
      website: 'https://bulkmail.example',
    },
  },
  {
    at: 11.7,
    lang: 'cn',
    form: {
      name: '褚清',
      company: '星槎传感',
      areaCode: '86',
      phone: '13700000142',
      region: 'JP',
      topic: 'exhibition',
      message: '明年 4 月东京的展，36 平米，要当地搭建和两名日语接待。想知道最晚什么时候定搭建商。',
    },
    moves: [['contacted', '建议 12 月中旬前定，已发三家资料']],
    followUp: 6,
  },
  {
    at: 9.4,
    lang: 'en',
    form: {
      name: 'Daniel Okoro',
      company: 'Okoro & Partners',
      email: 'daniel@okoro.example',
      region: 'NG',
      topic: 'partner',
      message:
        'We are corporate counsel in Lagos and see two or three Chinese manufacturers a month. Is the service partnership open to law firms outside your current regions?',
    },
    moves: [['contacted', 'Pointed to the application form']],
  },
  {
    at: 7.2,
    lang: 'cn',
    form: {
      name: '纪云舟',
      company: '渡口文旅',
      email: 'jyz@dukou.example',
      region: 'TH',
      topic: 'influencer',
      message: '泰国清迈的亲子营地，想找 5 到 8 位当地做亲子和旅行内容的达人，中文字幕也要能做。',
      from: 'influencer',
    },
  },
  {
    at: 5.5,
    lang: 'cn',
    form: {
      name: '岑野',
      company: '青穗种业',
      areaCode: '86',
      phone: '13700000163',
      region: 'BR',
      topic: 'hire',
      message: '巴西要雇 2 名农艺师，做田间示范。听说当地有第十三薪，想按全年成本算清楚再决定。',
      from: 'cost',
      summary: '巴西，月薪 BRL 9,500，含第十三薪的全年测算',
      callTime: 'morning',
    },
  },
  {
    at: 3.8,
    lang: 'en',
    form: {
      name: 'Marta Silva',
      company: 'Ponte Eventos',
      email: 'marta@ponte.example',
      region: 'PT',
      topic: 'event',
      message: 'Could we host one of your offline salons in Lisbon in March? We have a room for sixty and know the local chamber.',
      from: 'event',
    },
  },
  {
    at: 2.3,
    lang: 'cn',
    form: {
      name: '陶然',
      company: '澄江泵业',
      email: 'taoran@chengjiang.example',
      region: 'ID',
      topic: 'afterSales',
      message: '雅加达和泗水各有一家客户要求 48 小时到场。是自己派人划算，还是用当地团队按次付费？想听听别家怎么做。',
    },
  },
  {
    at: 1.4,
    lang: 'cn',
    form: {
      name: '尉迟朔',
      company: '朔方新能源',
      areaCode: '86',
      phone: '13700000188',
      region: 'SA',
      topic: 'legalIp',
      message: '利雅得的分公司执照快到期，续期材料和本地化比例要求想找人核对一遍。',
      callTime: 'evening',
    },
  },
  {
    at: 0.4,
    lang: 'en',
    form: {
      name: 'Jonas Lindqvist',
      company: 'Nordlys Robotics',
      email: 'jonas@nordlys.example',
      region: 'SE',
      topic: 'provider',
      message: 'Looking for a commissioning team near Hangzhou for three weeks in January. Two people with PLC experience; English needed.',
      from: 'provider',
    },
  },
]

export interface ApplicationSpec {
  at: number
  lang: Lang
  form: z.input<typeof applicationForm>
  /** Days ago of each move. */
  review?: number
  approve?: number
  decline?: [number, string]
  /** Companies of the demo world referred by its link, by their date of registration. */
  brought?: readonly [key: string, at: number][]
}

export const applications: readonly ApplicationSpec[] = [
  {
    at: 44.95,
    lang: 'cn',
    form: {
      kind: 'channel',
      company: '江海企业出海服务中心',
      name: '林澈',
      email: 'linche@jianghai.example',
      areaCode: '86',
      phone: '0512 0000 3301',
      regions: ['VN', 'TH', 'MX'],
      approach: '服务苏州、无锡的制造企业，每季度办两场出海沙龙，每年接触约 80 家准备在东南亚建点的企业。',
    },
    review: 44.9,
    approve: 44.85,
    brought: [
      ['muyu', 43.35],
      ['hesui', 42.45],
    ],
  },
  {
    at: 43.2,
    lang: 'en',
    form: {
      kind: 'channel',
      company: 'Harbourline Advisory',
      name: 'Claire Tan',
      email: 'claire@harbourline.example',
      regions: ['SG', 'MY', 'ID'],
      approach:
        'Company secretaries in Singapore. About thirty clients a year set up here from China and ask us who can run payroll and find staff.',
    },
    review: 43.1,
    approve: 43.0,
    brought: [['fubiao', 42.85]],
  },
  {
    at: 12.5,
    lang: 'cn',
    form: {
      kind: 'channel',
      company: '百川流量',
      name: '阮一舟',
      email: 'ruan@baichuan.example',
      regions: [],
      approach: '有大量企业微信群，可以批量导入注册。',
    },
    review: 11.8,
    decline: [11.2, '批量导入注册不符合渠道规则，企业须自行注册。'],
  },
  {
    at: 6.6,
    lang: 'cn',
    form: {
      kind: 'service',
      company: '南洋安装工程',
      name: '郑可为',
      areaCode: '60',
      phone: '12 000 4471',
      email: 'zheng@nanyang.example',
      regions: ['MY', 'ID'],
      approach: '吉隆坡和雅加达各有一支 12 人的安装队，做仓储设备和包装线，有中文和马来语工程师。',
    },
    review: 5.9,
  },
  {
    at: 3.3,
    lang: 'en',
    form: {
      kind: 'service',
      company: 'Okoro & Partners',
      name: 'Daniel Okoro',
      email: 'daniel@okoro.example',
      regions: ['NG', 'GH'],
      approach:
        'Corporate counsel in Lagos: company formation, work permits, local-content filings. Five lawyers, one of them reads Chinese.',
    },
  },
  {
    at: 1.1,
    lang: 'cn',
    form: {
      kind: 'channel',
      company: '甬城外贸联盟',
      name: '应书禾',
      email: 'ying@yongcheng.example',
      regions: ['PL', 'DE'],
      approach: '会员 200 多家，多数做家居和小家电，今年有三成在看波兰仓。每月一次闭门会，可以带企业来问方案。',
    },
  },
]
