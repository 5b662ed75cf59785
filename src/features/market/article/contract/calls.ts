import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { message } from '../../../../platform/contract/fields.ts'
import { id, moment, version } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { searchedPageOf } from '../../../../platform/contract/search.ts'
import { namedArea } from '../../../base/area/contract/schema.ts'
import { articleCard, articleDetail, articleForm, body, moved, operatorArticle, operatorArticleRow, rendered, slugInput } from './schema.ts'
import { articleStates, articleTopics } from './topics.ts'

const search = z.string().trim().max(100).optional().default('')
const topic = z.enum(articleTopics).optional()
const region = z
  .string()
  .regex(/^[A-Z]{2}$/, message('areaUnknown'))
  .optional()
const versioned = { id, version }

export const articleCalls = defineCalls({
  'GET /ws/article/list': {
    about:
      'Published articles, newest first, with counts per topic and region. Search covers both languages. Without filters, the lead story is not repeated in the list.',
    audience: 'anyone',
    input: z.object({ ...pageInput, pageSize: z.coerce.number().int().min(1).max(50).default(12), search, topic, region }),
    result: searchedPageOf(articleCard).extend({
      lead: articleCard.nullable(),
      /** Of all published articles. */
      everything: z.number().int(),
      topics: z.array(z.object({ value: z.enum(articleTopics), count: z.number().int() })),
      regions: z.array(namedArea.extend({ count: z.number().int() })),
    }),
  },
  'GET /ws/article/latest': {
    about: 'The newest published articles, optionally of one topic or region.',
    audience: 'anyone',
    input: z.object({ limit: z.coerce.number().int().min(1).max(12).default(4), topic, region }),
    result: z.array(articleCard),
  },
  'GET /ws/article/detail': {
    about: 'A published article in both languages, with its contents, neighbours and what is related.',
    audience: 'anyone',
    input: z.object({ slug: slugInput }),
    result: articleDetail,
  },
  'GET /ws/article/rss': {
    about: 'The feed of a language, of one topic where it is named. The answer is RSS 2.0, not an envelope.',
    audience: 'anyone',
    input: z.object({ lang: z.enum(['cn', 'en']).default('cn'), topic }),
    result: z.never(),
  },
  'GET /ws/operator/articles': {
    about: 'Articles of every state, with outdated translations flagged.',
    audience: 'operator',
    permission: 'operator:content',
    input: z.object({
      ...pageInput,
      search,
      state: z.enum(articleStates).optional(),
      topic,
      /** missing: written in one language only. */
      translation: z.enum(['stale', 'missing']).optional(),
      column: z.enum(['changedAt', 'publishAt', 'slug']).default('changedAt'),
    }),
    result: pageOf(operatorArticleRow),
  },
  'GET /ws/operator/article': {
    about: 'One article with both languages as entered.',
    audience: 'operator',
    permission: 'operator:content',
    input: z.object({ id }),
    result: operatorArticle,
  },
  'POST /ws/operator/article/preview': {
    title: { cn: '预览文章', en: 'Preview an article' },
    about: 'Markdown as the page will render it. Nothing is saved.',
    audience: 'operator',
    permission: 'operator:content',
    input: z.object({ body }),
    result: rendered,
  },
  'POST /ws/operator/article/create': {
    title: { cn: '新建文章', en: 'Create an article' },
    about: 'Creates a draft.',
    audience: 'operator',
    permission: 'operator:content',
    input: articleForm,
    result: moved,
  },
  'POST /ws/operator/article/save': {
    title: { cn: '保存文章', en: 'Save an article' },
    about:
      'Saves both languages. A published article changes immediately. Where one language changed, `inStep` states that the other needs no update.',
    audience: 'operator',
    permission: 'operator:content',
    edits: 'article',
    input: z.object({ ...versioned, form: articleForm, inStep: z.boolean().optional() }),
    result: moved,
  },
  'POST /ws/operator/article/publish': {
    title: { cn: '发布文章', en: 'Publish an article' },
    about: 'Publishes it now.',
    audience: 'operator',
    permission: 'operator:content',
    decides: 'article',
    input: z.object(versioned),
    result: moved,
  },
  'POST /ws/operator/article/schedule': {
    title: { cn: '定时发布文章', en: 'Schedule an article' },
    about: 'Schedules publication at a future time.',
    audience: 'operator',
    permission: 'operator:content',
    decides: 'article',
    input: z.object({ ...versioned, publishAt: moment }),
    result: moved,
  },
  'POST /ws/operator/article/unschedule': {
    title: { cn: '取消定时发布', en: 'Unschedule an article' },
    about: 'Returns a scheduled article to the drafts.',
    audience: 'operator',
    permission: 'operator:content',
    decides: 'article',
    input: z.object(versioned),
    result: moved,
  },
  'POST /ws/operator/article/withdraw': {
    title: { cn: '撤回文章', en: 'Withdraw an article' },
    about: 'Withdraws it from the public pages; its link returns 404.',
    audience: 'operator',
    permission: 'operator:content',
    decides: 'article',
    input: z.object(versioned),
    result: moved,
  },
  'POST /ws/operator/article/current': {
    title: { cn: '标记文章两种语言一致', en: 'Mark an article as up to date' },
    about: 'Marks both languages as up to date.',
    audience: 'operator',
    permission: 'operator:content',
    decides: 'article',
    input: z.object(versioned),
    result: moved,
  },
  'POST /ws/operator/article/lead': {
    title: { cn: '设置主文', en: 'Set the lead story' },
    about: 'Sets a published article as the lead story of the resource centre, or removes it.',
    audience: 'operator',
    permission: 'operator:content',
    decides: 'article',
    input: z.object({ ...versioned, lead: z.boolean() }),
    result: moved,
  },
  'POST /ws/operator/article/remove': {
    title: { cn: '删除文章草稿', en: 'Delete an article draft' },
    about: 'Deletes a draft.',
    audience: 'operator',
    permission: 'operator:content',
    decides: 'article',
    input: z.object(versioned),
    result: z.object({ id: z.string() }),
  },
})

export type ArticleCalls = typeof articleCalls
