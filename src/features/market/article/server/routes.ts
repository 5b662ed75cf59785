import { openCall, RawAnswer, routesOf } from '../../../../platform/server/wire/http.ts'
import { originOf } from '../../../../platform/server/wire/origin.ts'
import { articleCalls } from '../contract/calls.ts'
import { deskArticle, deskList } from './desk.ts'
import { feedOf } from './feed.ts'
import { detailOf, latestOf, listOf } from './reads.ts'
import { rendered } from './rendering.ts'
import {
  createArticle,
  markCurrent,
  publishArticle,
  removeArticle,
  saveArticle,
  scheduleArticle,
  setLead,
  unscheduleArticle,
  withdrawArticle,
} from './writes.ts'

export const articleRoutes = routesOf(articleCalls, {
  'GET /ws/article/list': (look, input) => listOf(look, input),
  'GET /ws/article/latest': (look, input) => latestOf(look, input),
  'GET /ws/article/detail': (look, { slug }) => detailOf(look, slug),
  // Bound with `openCall` rather than `read`: links in a feed are absolute, and the request knows its host.
  'GET /ws/article/rss': openCall(async ({ services }, input, request) => {
    const origin = originOf(services.config, request)
    const feed = await feedOf(services.db, input, origin)
    return new RawAnswer((reply) =>
      reply.type('application/rss+xml; charset=utf-8').header('cache-control', 'public, max-age=60').send(feed),
    )
  }),
  'GET /ws/operator/articles': (look, input) => deskList(look, input),
  'GET /ws/operator/article': ({ db }, { id }) => deskArticle(db, id),
  // A preview at each pause in typing changes nothing and must not be in the audit log.
  'POST /ws/operator/article/preview': openCall(async (_, { body }) => {
    const { html, headings, minutes } = await rendered(body)
    return { html, headings, minutes }
  }),
  'POST /ws/operator/article/create': (act, form) => createArticle(act, form),
  'POST /ws/operator/article/save': (act, input) => saveArticle(act, input),
  'POST /ws/operator/article/publish': (act, held) => publishArticle(act, held),
  'POST /ws/operator/article/schedule': (act, held) => scheduleArticle(act, held),
  'POST /ws/operator/article/unschedule': (act, held) => unscheduleArticle(act, held),
  'POST /ws/operator/article/withdraw': (act, held) => withdrawArticle(act, held),
  'POST /ws/operator/article/current': (act, held) => markCurrent(act, held),
  'POST /ws/operator/article/lead': (act, held) => setLead(act, held),
  'POST /ws/operator/article/remove': (act, held) => removeArticle(act, held),
})
