import { openCall, RawAnswer, type Routes, write } from '../../../../platform/server/wire/http.ts'
import { accountCalls } from '../contract/calls.ts'
import { setMailByLink } from './mail-link.ts'

/** The page that the link in such a mail opens. */
const pageOf = (token: string): string => `/#/mail?token=${encodeURIComponent(token)}`

/**
 * The one click of a mail program (RFC 8058): it posts a form to the address in the header List-Unsubscribe, which carries the token, and
 * shows nothing. Forms are read here alone, and not their fields. A person who opens the address comes to the page.
 */
export function oneClickRoutes(routes: Routes): void {
  routes.app.register(async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) => done(null, {}))
    app.addHook('preHandler', async (request) => {
      if (request.method === 'POST') request.body = { ...(request.body ?? {}), ...(request.query as object) }
    })
    const own: Routes = { ...routes, app }
    write(own, accountCalls, 'POST /ws/account/mailOff', async (act, { token }) => {
      await setMailByLink(act, { token, on: false })
      return {}
    })
    openCall(
      own,
      accountCalls,
      'GET /ws/account/mailOff',
      async (_scene, { token }) => new RawAnswer((reply) => reply.redirect(pageOf(token))),
    )
  })
}
