import type { CallSpec } from '../../../../platform/contract/call.ts'
import type { Binding } from '../../../../platform/server/wire/http.ts'

/** The page that the link in such a mail opens. */
export const pageOf = (token: string): string => `/#/mail?token=${encodeURIComponent(token)}`

/**
 * The one click of a mail program (RFC 8058): it posts a form to the address in the header List-Unsubscribe, which carries the token, and
 * shows nothing. Forms are read here alone, and not their fields. A person who opens the address comes to the page.
 */
export const oneClick = <S extends CallSpec>({ attach }: Binding<S>): Binding<S> => ({
  attach: (routes, key, spec) => {
    routes.app.register(async (app) => {
      app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) => done(null, {}))
      app.addHook('preHandler', async (request) => {
        request.body = { ...(request.body ?? {}), ...(request.query as object) }
      })
      attach({ ...routes, app }, key, spec)
    })
  },
})
