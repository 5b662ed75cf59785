import type { FastifyRequest } from 'fastify'
import { perform } from '../../../../platform/server/wire/act.ts'
import { success } from '../../../../platform/server/wire/answers.ts'
import { tokenOf } from '../../../../platform/server/wire/caller.ts'
import { openCall, RawAnswer, type Routes, read, write } from '../../../../platform/server/wire/http.ts'
import { idempotencyKeyOf } from '../../../../platform/server/wire/idempotency.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { canSend, needWork } from '../../outbox/server/writes.ts'
import { accountCalls } from '../contract/calls.ts'
import { closeAccount, exportAccount, lossesOf } from './closing.ts'
import { setMailByLink } from './mail-link.ts'
import { oneClickRoutes } from './one-click.ts'
import { buttonsOf, menuOf } from './permissions.ts'
import { checkProof, giveProof, proofWaysOf, sendProofCode } from './proof.ts'
import { askCode, checkRegistration, prepareReset, proveRegistration, registerAccount, resetPassword } from './register.ts'
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, renewRecoveryCodes, secondFactorOf } from './second-factor.ts'
import { endAddress, ownAddresses } from './secret-addresses.ts'
import {
  changeEmail,
  changePassword,
  changePhone,
  preferencesOf,
  prepareNewPassword,
  proveNewEmail,
  proveNewPhone,
  revokeSession,
  setPreferences,
} from './self.ts'
import { accountRow, sessionsOf, userInfoOf } from './sessions.ts'
import { loginByCode, loginByPassword, loginOperator } from './signin.ts'
import { askToLiftFactor, freezeAccount, standingsOf, unfreezeAccount } from './standing.ts'
import { endSession } from './writes.ts'

const exit = { cn: '退出成功', en: 'exit successful' }
const browserOf = (request: FastifyRequest) => ({ userAgent: request.headers['user-agent'] ?? '', once: null })

export function accountRoutes(routes: Routes): void {
  const c = accountCalls
  const onceOf = (call: string, input: unknown, request: FastifyRequest) => ({
    ...browserOf(request),
    once: idempotencyKeyOf(routes.services, null, call, input, request),
  })
  // Hashing takes time outside any transaction, and a failed attempt is counted whatever the outcome of the sign-in.
  openCall(routes, c, 'POST /ws/passport/passwordLogin', (scene, input, request) =>
    loginByPassword({ ...scene, ...browserOf(request) }, input),
  )
  openCall(routes, c, 'POST /ws/passport/regOrLogin/phoneByPC', (scene, input, request) =>
    loginByCode({ ...scene, ...onceOf('phoneByPC', input, request) }, input),
  )
  openCall(routes, c, 'POST /ws/operator/login', (scene, input, request) => loginOperator({ ...scene, ...browserOf(request) }, input))
  for (const key of ['GET /ws/passport/logout', 'POST /ws/passport/logout'] as const) {
    openCall(routes, c, key, async (scene, _input, request) => {
      const token = tokenOf(request)
      const ended = token && (await perform(scene.services, scene, (act) => endSession(act, token)))
      if (!ended) throw refuse('exitFailed')
      return new RawAnswer((reply) => reply.send(success(scene.services.clock, null, exit[scene.lang])))
    })
  }
  for (const key of ['GET /ws/permission/getUserPermissionByToken', 'POST /ws/permission/getUserPermissionByToken'] as const) {
    openCall(routes, c, key, async (look) => ({ menu: menuOf(look), auth: buttonsOf(look.actor, look.lang) }))
  }

  write(
    routes,
    c,
    'POST /ws/account/code',
    (act, input) => {
      if (input.purpose.startsWith('change') && !act.actor) throw refuse('unauthenticated')
      return askCode(act, input)
    },
    (visit, input, request) => needWork(visit, request, `code|${input.phone ?? ''}|${input.email ?? ''}`),
  )
  write(routes, c, 'POST /ws/account/check', (act, input) => checkRegistration(act, input), proveRegistration)
  openCall(routes, c, 'POST /ws/account/register', (scene, input, request) =>
    registerAccount({ ...scene, ...onceOf('register', input, request) }, input),
  )
  write(routes, c, 'POST /ws/account/password/forgotten', resetPassword, prepareReset)

  read(routes, c, 'GET /ws/account/channels', async ({ services: { config } }) => ({
    sms: canSend(config, 'sms'),
    email: canSend(config, 'email'),
  }))
  read(routes, c, 'GET /ws/account/proof', proofWaysOf)
  write(routes, c, 'POST /ws/account/proof/code', sendProofCode)
  write(routes, c, 'POST /ws/account/proof', giveProof, checkProof)
  read(routes, c, 'GET /ws/account/secondFactor', secondFactorOf)
  write(routes, c, 'POST /ws/account/secondFactor/begin', beginSecondFactor)
  write(routes, c, 'POST /ws/account/secondFactor/confirm', confirmSecondFactor)
  write(routes, c, 'POST /ws/account/secondFactor/codes', renewRecoveryCodes)
  write(routes, c, 'POST /ws/account/secondFactor/end', endSecondFactor)
  write(routes, c, 'POST /ws/account/password/change', changePassword, prepareNewPassword)
  write(routes, c, 'POST /ws/account/phone/change', changePhone, proveNewPhone)
  write(routes, c, 'POST /ws/account/email/change', changeEmail, proveNewEmail)
  write(routes, c, 'POST /ws/account/session/revoke', (act, { id }) => revokeSession(act, id))
  read(routes, c, 'GET /ws/account/addresses', (look) => ownAddresses(look))
  write(routes, c, 'POST /ws/account/address/end', async (act, { kind }) => {
    await endAddress(act, kind)
    return {}
  })
  write(routes, c, 'POST /ws/account/preferences', setPreferences)
  write(routes, c, 'POST /ws/account/mailByLink', setMailByLink)
  oneClickRoutes(routes)
  write(routes, c, 'POST /ws/account/close', closeAccount)

  read(routes, c, 'GET /ws/operator/accounts', (look, asked) => standingsOf(look.db, asked))
  write(routes, c, 'POST /ws/operator/account/freeze', freezeAccount)
  write(routes, c, 'POST /ws/operator/account/unfreeze', unfreezeAccount)
  write(routes, c, 'POST /ws/operator/account/secondFactor/end', askToLiftFactor)

  read(routes, c, 'GET /ws/account/me', async (look) => userInfoOf(look, await accountRow(look.db, look.actor.accountId)))
  read(routes, c, 'GET /ws/account/sessions', (look) => sessionsOf(look.db, look.actor.accountId, look.actor.sessionId, look.now))
  read(routes, c, 'GET /ws/account/preferences', preferencesOf)
  read(routes, c, 'GET /ws/account/closing', lossesOf)
  read(routes, c, 'GET /ws/account/export', exportAccount)
}
