import { texts } from '../../../platform/contract/texts.ts'

export const t = texts({
  platformProtocol: { cn: '平台协议', en: 'Platform agreements' },
  privacyAgreement: { cn: '隐私清单', en: 'Privacy lists' },
  serviceRegulations: { cn: '服务规则', en: 'Service rules' },
  relevantLaws: { cn: '相关法规', en: 'Relevant laws' },
  version: { cn: '版本', en: 'Version' },
  effective: { cn: '生效日期', en: 'Effective' },
  summaryVersion: { cn: '摘要版本', en: 'Summary version' },
  inForce: { cn: '施行日期', en: 'In force since' },
  dated: { cn: '成文日期', en: 'Dated' },
  issuer: { cn: '发布机关', en: 'Issued by' },
  number: { cn: '文号', en: 'Reference' },
  readAt: { cn: '查阅全文', en: 'Read the full text at' },
  reviewed: { cn: '摘要核对日期', en: 'Summary last reviewed' },
  lawNote: {
    cn: '以下是衡渡自己写的摘要，便于了解与本平台有关的要点，不是法规原文，也不是法律意见。适用时以官方公布的现行文本为准。',
    en: 'This is our own summary of the points that concern this platform. It is neither the law itself nor legal advice; the current official Chinese text prevails.',
  },
  summary: { cn: '简单说', en: 'In short' },
  summaryNote: { cn: '本段仅为便于理解，权利义务以下文为准。', en: 'This part is for convenience only; the sections below are binding.' },
  contents: { cn: '目录', en: 'Contents' },
  others: { cn: '其他文件', en: 'Other documents' },
  print: { cn: '打印', en: 'Print' },
  search: { cn: '在本页查找', en: 'Search this page' },
  next: { cn: '下一处', en: 'Next' },
  found: {
    cn: (n: number, sections: number) => (n === 0 ? '没有找到' : `共 ${n} 处，在 ${sections} 节中`),
    en: (n, sections) =>
      n === 0 ? 'Not found' : `${n} ${n === 1 ? 'match' : 'matches'} in ${sections} ${sections === 1 ? 'section' : 'sections'}`,
  },
  inSection: { cn: (n: number) => `${n} 处`, en: (n) => `${n} found` },
  loading: { cn: '正在加载正文', en: 'Loading the text' },
  failed: { cn: '正文加载失败', en: 'The text failed to load' },
  retry: { cn: '重试', en: 'Try again' },
})
