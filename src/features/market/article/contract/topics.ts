/** The topic of an article: the values of the dictionary `articleTopic`, in the order in which the resource centre lists them. */
export const articleTopics = ['employment', 'payroll', 'tax', 'company', 'ip', 'compliance', 'market', 'product', 'events'] as const
export type ArticleTopic = (typeof articleTopics)[number]

/** draft: operators only. scheduled: published automatically at `publishAt`. withdrawn: no longer public; its link answers 404. */
export const articleStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type ArticleState = (typeof articleStates)[number]
