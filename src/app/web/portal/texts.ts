import { texts } from '../../../platform/contract/texts.ts'

export const t = texts({
  // Home. The two halves of the line may stand on two lines, never broken inside.
  line1: { cn: '出海，', en: 'Go abroad with ' },
  line2: { cn: '有衡有渡。', en: 'the scales in hand.' },
  lead: {
    cn: '把要办的事写成需求，款项先托管，再选服务商；验收之后才放款。每一步都有记录，双方看的是同一本账。',
    en: 'Write down what you need done abroad, put the money in escrow, then pick who does it. Nothing is released until you accept the work, and both sides read the same record.',
  },
  post: { cn: '发布需求', en: 'Post a demand' },
  find: { cn: '寻找项目', en: 'Find work' },
  mine: { cn: '查看我的需求', en: 'Our demands' },
  joined: { cn: '我参与的需求', en: 'Demands I joined' },
  openConsole: { cn: '进入运营台', en: 'Open the console' },

  path: { cn: '一笔款的去向', en: 'Where the money goes' },
  step1: { cn: '入账', en: 'In' },
  step1Why: {
    cn: '企业银行转账并上传凭证，平台核对后计入钱包。',
    en: 'The company pays by bank and uploads the voucher. We check it against the account, then credit the wallet.',
  },
  step2: { cn: '托管', en: 'Held' },
  step2Why: {
    cn: '发布之前全额托管。这笔钱只属于这一个需求。',
    en: 'The full amount is set aside before the demand goes out, for that demand alone.',
  },
  step3: { cn: '履约', en: 'At work' },
  step3Why: {
    cn: (days: number) => `选定服务商后开工，可预付一次；经企业同意可延期 ${days} 天，仅一次。`,
    en: (days) => `The provider you picked starts. One advance is possible, and one postponement of ${days} days if you grant it.`,
  },
  step4: { cn: '放款', en: 'Out' },
  step4Why: {
    cn: (days: number) => `企业确认后结给服务商；交付后 ${days} 天未答复，按确认处理。`,
    en: (days) => `Released to the provider when you confirm, or ${days} days after delivery if you stay silent.`,
  },

  openTitle: { cn: '正在招募的需求', en: 'Open demands' },
  openAbout: { cn: (n: number, at: string) => `共 ${n} 个，数据截至 ${at}`, en: (n, at) => `${n} in total, as of ${at}` },
  openAll: { cn: '进入需求大厅', en: 'Go to the demand hall' },
  until: { cn: (day: string) => `招募至 ${day}`, en: (day) => `Open until ${day}` },

  // Contact
  contact: { cn: '联系我们', en: 'Contact us' },
  contactLead: {
    cn: '说说您要去哪个国家或地区、想办什么事、什么时候要结果。我们先把能做和不能做的讲清楚，方案免费。',
    en: 'Tell us the country or region, what you want done and by when. We will say plainly what we can and cannot do. The plan costs nothing.',
  },
  hoursOpen: { cn: '现在是服务时间', en: 'Open now' },
  hoursClosed: { cn: '现在不在服务时间', en: 'Closed now' },
  hours: { cn: '9:00–18:30（北京时间）', en: '9:00–18:30, Beijing time' },
  hoursLabel: { cn: '服务时间', en: 'Service hours' },
  phone: { cn: '电话', en: 'Phone' },
  address: { cn: '地址', en: 'Address' },
  wechat: { cn: '微信', en: 'WeChat' },
  linkedin: { cn: '领英', en: 'LinkedIn' },
  copy: { cn: (what: string) => `复制 ${what}`, en: (what) => `Copy ${what}` },
  copyShort: { cn: '复制', en: 'Copy' },
  orPost: {
    cn: '已经知道要办什么？直接发布需求，平台审核后服务商即可报名。',
    en: 'Know what you need already? Post it as a demand: once reviewed, providers can apply.',
  },
})
