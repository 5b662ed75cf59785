import type { Dictionaries } from '../../../../platform/contract/dictionary.ts'
import { type Cycle, payCycles } from '../../../../rules/constants.ts'
import { currencyNames } from '../../../../rules/currency-names.ts'

const cycleName = (cycle: Cycle) => ({ cn: payCycles[cycle].cn, en: payCycles[cycle].en })

/** Dictionaries that belong to no single feature. The others are in `contract/dictionaries.ts` of the feature whose values they label. */
export const sharedDictionaries = {
  language: {
    title: { cn: '语言', en: 'Languages' },
    items: {
      zh: { cn: '中文', en: 'Chinese' },
      en: { cn: '英语', en: 'English' },
      zhEn: { cn: '中文和英语', en: 'Chinese and English' },
      de: { cn: '德语', en: 'German' },
      es: { cn: '西班牙语', en: 'Spanish' },
      pt: { cn: '葡萄牙语', en: 'Portuguese' },
      fr: { cn: '法语', en: 'French' },
      ja: { cn: '日语', en: 'Japanese' },
      ko: { cn: '韩语', en: 'Korean' },
      vi: { cn: '越南语', en: 'Vietnamese' },
      th: { cn: '泰语', en: 'Thai' },
      id: { cn: '印度尼西亚语', en: 'Indonesian' },
      ar: { cn: '阿拉伯语', en: 'Arabic' },
    },
  },
  currency: {
    title: { cn: '币种', en: 'Currencies' },
    items: currencyNames,
  },
  industry: {
    title: { cn: '行业', en: 'Industries' },
    searchedAs: 'industry',
    items: {
      machinery: { cn: '机械与装备', en: 'Machinery and equipment' },
      robotics: { cn: '机器人与自动化', en: 'Robotics and automation' },
      electronics: { cn: '消费电子', en: 'Consumer electronics' },
      newEnergy: { cn: '新能源', en: 'New energy' },
      automotive: { cn: '汽车与零部件', en: 'Automotive and parts' },
      medical: { cn: '医疗器械与健康', en: 'Medical devices and health' },
      software: { cn: '软件与信息技术', en: 'Software and IT' },
      games: { cn: '游戏与文娱', en: 'Games and entertainment' },
      ecommerce: { cn: '跨境电商', en: 'Cross-border e-commerce' },
      apparel: { cn: '服装与鞋帽', en: 'Apparel and footwear' },
      home: { cn: '家居与家电', en: 'Home and appliances' },
      food: { cn: '食品与农业', en: 'Food and agriculture' },
      chemicals: { cn: '化工与材料', en: 'Chemicals and materials' },
      construction: { cn: '工程与建筑', en: 'Engineering and construction' },
      logistics: { cn: '物流运输', en: 'Transport and logistics' },
      finance: { cn: '金融', en: 'Finance' },
      education: { cn: '教育与培训', en: 'Education and training' },
      professional: { cn: '专业服务', en: 'Professional services' },
      other: { cn: '其他', en: 'Other' },
    },
  },
  companyScale: {
    title: { cn: '企业规模', en: 'Company sizes' },
    items: {
      to20: { cn: '20 人以下', en: 'Fewer than 20 people' },
      to99: { cn: '20–99 人', en: '20–99 people' },
      to499: { cn: '100–499 人', en: '100–499 people' },
      to999: { cn: '500–999 人', en: '500–999 people' },
      to9999: { cn: '1,000–9,999 人', en: '1,000–9,999 people' },
      from10000: { cn: '10,000 人及以上', en: '10,000 people or more' },
    },
  },
  payCycle: {
    title: { cn: '发薪周期', en: 'Pay cycles' },
    items: {
      weekly: cycleName('weekly'),
      biweekly: cycleName('biweekly'),
      monthly: cycleName('monthly'),
    },
  },
  reportReason: {
    title: { cn: '举报原因', en: 'Report reasons' },
    items: {
      fraud: { cn: '涉嫌欺诈', en: 'Suspected fraud' },
      illegal: { cn: '违法违规内容', en: 'Illegal content' },
      infringement: { cn: '侵犯知识产权', en: 'Intellectual property infringement' },
      falseInfo: { cn: '信息不实', en: 'False information' },
      offPlatform: { cn: '诱导平台外交易', en: 'Solicits off-platform dealing' },
      harassment: { cn: '骚扰或辱骂', en: 'Harassment' },
      other: { cn: '其他', en: 'Other' },
    },
  },
} satisfies Dictionaries
