import type { Dictionaries } from '../../../../platform/contract/dictionary.ts'

export const influencerDictionaries = {
  creatorPlatform: {
    title: { cn: '达人平台', en: 'Creator platforms' },
    searchedAs: 'platform',
    items: {
      youtube: { cn: 'YouTube', en: 'YouTube' },
      instagram: { cn: 'Instagram', en: 'Instagram' },
      tiktok: { cn: 'TikTok', en: 'TikTok' },
      facebook: { cn: 'Facebook', en: 'Facebook' },
      linkedin: { cn: '领英', en: 'LinkedIn' },
      x: { cn: 'X', en: 'X' },
      blog: { cn: '博客与通讯', en: 'Blogs and newsletters' },
      podcast: { cn: '播客', en: 'Podcasts' },
    },
  },
  creatorField: {
    title: { cn: '达人领域', en: 'Creator fields' },
    searchedAs: 'field',
    items: {
      tech: { cn: '数码与科技', en: 'Gadgets and technology' },
      industry: { cn: '工业与制造', en: 'Industry and manufacturing' },
      home: { cn: '家居与园艺', en: 'Home and garden' },
      outdoor: { cn: '户外与运动', en: 'Outdoor and sport' },
      auto: { cn: '汽车与出行', en: 'Cars and mobility' },
      beauty: { cn: '美妆与护理', en: 'Beauty and care' },
      food: { cn: '餐饮与厨房', en: 'Food and kitchen' },
      parenting: { cn: '亲子与教育', en: 'Family and education' },
      games: { cn: '游戏', en: 'Games' },
      business: { cn: '商业与职场', en: 'Business and work' },
      energy: { cn: '能源与环保', en: 'Energy and environment' },
      health: { cn: '健康与医疗', en: 'Health and medicine' },
    },
  },
} satisfies Dictionaries
