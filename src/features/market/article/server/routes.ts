import { openCall, RawAnswer, type Routes, read, write } from '../../../../platform/server/wire/http.ts'
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

export function articleRoutes(routes: Routes): void {
  read(routes, articleCalls, 'GET /ws/article/list', (look, input) => listOf(look, input))
  read(routes, articleCalls, 'GET /ws/article/latest', (look, input) => latestOf(look, input))
  read(routes, articleCalls, 'GET /ws/article/detail', (look, { slug }) => detailOf(look, slug))
  // Bound with `openCall` rather than `read`: links in a feed are absolute, and the request knows its host.
  openCall(routes, articleCalls, 'GET /ws/article/rss', async ({ services }, input, request) => {
    const origin = originOf(services.config, request)
    const feed = await feedOf(services.db, input, origin)
    return new RawAnswer((reply) =>
      reply.type('application/rss+xml; charset=utf-8').header('cache-control', 'public, max-age=60').send(feed),
    )
  })

  read(routes, articleCalls, 'GET /ws/operator/articles', (look, input) => deskList(look, input))
  read(routes, articleCalls, 'GET /ws/operator/article', ({ db }, { id }) => deskArticle(db, id))
  // A preview at each pause in typing changes nothing and must not be in the audit log.
  openCall(routes, articleCalls, 'POST /ws/operator/article/preview', async (_, { body }) => {
    const { html, headings, minutes } = await rendered(body)
    return { html, headings, minutes }
  })
  write(routes, articleCalls, 'POST /ws/operator/article/create', (act, form) => createArticle(act, form))
  write(routes, articleCalls, 'POST /ws/operator/article/save', (act, input) => saveArticle(act, input))
  write(routes, articleCalls, 'POST /ws/operator/article/publish', (act, held) => publishArticle(act, held))
  write(routes, articleCalls, 'POST /ws/operator/article/schedule', (act, held) => scheduleArticle(act, held))
  write(routes, articleCalls, 'POST /ws/operator/article/unschedule', (act, held) => unscheduleArticle(act, held))
  write(routes, articleCalls, 'POST /ws/operator/article/withdraw', (act, held) => withdrawArticle(act, held))
  write(routes, articleCalls, 'POST /ws/operator/article/current', (act, held) => markCurrent(act, held))
  write(routes, articleCalls, 'POST /ws/operator/article/lead', (act, held) => setLead(act, held))
  write(routes, articleCalls, 'POST /ws/operator/article/remove', (act, held) => removeArticle(act, held))
}
