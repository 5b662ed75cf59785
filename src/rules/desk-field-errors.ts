/** A part of `fieldErrors`. */
export const deskFieldErrors = {
  screenshotsMost: { cn: '最多 {most} 张截图', en: 'At most {most|screenshot|screenshots}' },
  providerUnlisted: { cn: '没有这个在列的服务商', en: 'There is no such listed provider' },
  articleUnpublished: { cn: '没有这篇已发布的文章', en: 'There is no such published article' },
  demandForCompanies: { cn: '只有企业可以发布需求', en: 'Only companies can post requests' },
} as const
