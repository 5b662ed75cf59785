import { z } from 'zod'
import { message } from '../../../../platform/contract/fields.ts'
import { day, line, optionalLine } from '../../../../platform/contract/inputs.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { namedArea } from '../../../base/area/contract/schema.ts'
import { fileBrief, fileInput } from '../../../base/upload/contract/calls.ts'
import { articleStates, articleTopics } from './topics.ts'

const topic = z.enum(articleTopics)

export const slugInput = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, message('slug'))

const cardWords = z.object({
  title: z.string(),
  summary: z.string(),
  minutes: z.number().int(),
  /** Around the first match in the body. */
  excerpt: z.string().nullable(),
})

/** An article as in lists, in both languages; null for a language in which it was not written. */
export const articleCard = z.object({
  slug: z.string(),
  topic,
  regions: z.array(namedArea),
  publishedAt: z.string(),
  /** Later than the publication, if the text has changed since. */
  updatedAt: z.string().nullable(),
  cover: z.string().nullable(),
  isDemo: z.boolean(),
  cn: cardWords.nullable(),
  en: cardWords.nullable(),
})
export type ArticleCard = z.infer<typeof articleCard>

const heading = z.object({ id: z.string(), level: z.number().int(), text: z.string() })
export const rendered = z.object({ html: z.string(), headings: z.array(heading), minutes: z.number().int() })

const fullWords = rendered.extend({
  title: z.string(),
  summary: z.string(),
  updatedAt: z.string(),
  /** The other language has changed since this translation was last compared with it. */
  behind: z.boolean(),
})

const neighbour = z.object({ slug: z.string(), cn: z.string().nullable(), en: z.string().nullable() }).nullable()

const source = z.object({ title: pair, url: z.string() })

export const articleDetail = z.object({
  slug: z.string(),
  topic,
  regions: z.array(namedArea),
  author: pair,
  publishedAt: z.string(),
  updatedAt: z.string().nullable(),
  /** The day on which its facts were last compared with the sources; null if never. */
  checkedOn: z.string().nullable(),
  cover: z.string().nullable(),
  isDemo: z.boolean(),
  sources: z.array(source),
  cn: fullWords.nullable(),
  en: fullWords.nullable(),
  related: z.array(articleCard),
  newer: neighbour,
  older: neighbour,
})
export type ArticleDetail = z.infer<typeof articleDetail>

const BODY_MAX = 60_000
const wordsForm = z.object({ title: optionalLine(160), summary: optionalLine(400), body: z.string().max(BODY_MAX).optional().default('') })

/** `javascript:` and similar protocols never reach the table. */
const webAddress = z.url({ protocol: /^https?$/ }).max(500)

/** An operator's input. A draft may be incomplete; a public language needs title, summary and body. */
export const articleForm = z.object({
  slug: slugInput,
  topic: z.enum(articleTopics),
  regions: z.array(z.string().max(2)).max(20).default([]),
  author: z.object({ cn: optionalLine(80), en: optionalLine(80) }),
  /** Address or id of an uploaded picture; empty for the generated cover. */
  cover: fileInput,
  /** The day on which the facts were last compared with the sources; empty if never. */
  checkedOn: z.union([z.literal(''), day]).default(''),
  sources: z
    .array(z.object({ title: z.object({ cn: line(200), en: line(200) }), url: webAddress }))
    .max(20)
    .default([]),
  cn: wordsForm,
  en: wordsForm,
})
export type ArticleForm = z.infer<typeof articleForm>

export const body = z.string().max(BODY_MAX)

export const operatorArticleRow = z.object({
  id: z.string(),
  slug: z.string(),
  topic,
  regions: z.array(z.string()),
  state: z.enum(articleStates),
  publishAt: z.string().nullable(),
  isLead: z.boolean(),
  isDemo: z.boolean(),
  changedAt: z.string(),
  changedBy: z.string(),
  cn: z.object({ title: z.string(), stale: z.boolean() }).nullable(),
  en: z.object({ title: z.string(), stale: z.boolean() }).nullable(),
})
export type OperatorArticleRow = z.infer<typeof operatorArticleRow>

const operatorWords = z.object({
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  version: z.number().int(),
  updatedAt: z.string(),
  stale: z.boolean(),
})

export const operatorArticle = operatorArticleRow.omit({ cn: true, en: true }).extend({
  version: z.number().int(),
  author: pair,
  cover: fileBrief.nullable(),
  checkedOn: z.string().nullable(),
  sources: z.array(source),
  createdAt: z.string(),
  cn: operatorWords.nullable(),
  en: operatorWords.nullable(),
})
export type OperatorArticle = z.infer<typeof operatorArticle>

export const moved = z.object({ id: z.string(), slug: z.string(), state: z.enum(articleStates), version: z.number().int() })
