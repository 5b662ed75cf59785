import type { FastifyRequest } from 'fastify'
import type { Services } from '../../../../platform/server/services.ts'
import { perform } from '../../../../platform/server/wire/act.ts'
import { success } from '../../../../platform/server/wire/answers.ts'
import { tokenOf } from '../../../../platform/server/wire/caller.ts'
import { openCall, RawAnswer, routesOf, type Visit, write } from '../../../../platform/server/wire/http.ts'
import { idempotencyKeyOf } from '../../../../platform/server/wire/idempotency.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { canSend, needWork } from '../../outbox/server/writes.ts'
import { accountCalls } from '../contract/calls.ts'
import { closeAccount, exportAccount, lossesOf } from './closing.ts'
import { setMailByLink } from './mail-link.ts'
import { oneClick, pageOf } from './one-click.ts'
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

const onceOf = (services: Services, call: string, input: unknown, request: FastifyRequest) => ({
  ...browserOf(request),
  once: idempotencyKeyOf(services, null, call, input, request),
})

async function signOut(scene: Visit<(typeof accountCalls)['GET /ws/passport/logout']>, request: FastifyRequest) {
  const token = tokenOf(request)
  const ended = token && (await perform(scene.services, scene, (act) => endSession(act, token)))
  if (!ended) throw refuse('exitFailed')
  return new RawAnswer((reply) => reply.send(success(scene.services.clock, null, exit[scene.lang])))
}

const permissionsOf = async (look: Visit<(typeof accountCalls)['GET /ws/permission/getUserPermissionByToken']>) => ({
  menu: menuOf(look),
  auth: buttonsOf(look.actor, look.lang),
})

export const accountRoutes = routesOf(accountCalls, {
  // Hashing takes time outside any transaction, and a failed attempt is counted whatever the outcome of the sign-in.
  'POST /ws/passport/passwordLogin': openCall((scene, input, request) => loginByPassword({ ...scene, ...browserOf(request) }, input)),
  'POST /ws/passport/regOrLogin/phoneByPC': openCall((scene, input, request) =>
    loginByCode({ ...scene, ...onceOf(scene.services, 'phoneByPC', input, request) }, input),
  ),
  'POST /ws/operator/login': openCall((scene, input, request) => loginOperator({ ...scene, ...browserOf(request) }, input)),
  'GET /ws/passport/logout': openCall((scene, _input, request) => signOut(scene, request)),
  'POST /ws/passport/logout': openCall((scene, _input, request) => signOut(scene, request)),
  'GET /ws/permission/getUserPermissionByToken': openCall(permissionsOf),
  'POST /ws/permission/getUserPermissionByToken': openCall(permissionsOf),
  'POST /ws/account/code': write(
    (act, input) => {
      if (input.purpose.startsWith('change') && !act.actor) throw refuse('unauthenticated')
      return askCode(act, input)
    },
    (visit, input, request) => needWork(visit, request, `code|${input.phone ?? ''}|${input.email ?? ''}`),
  ),
  'POST /ws/account/check': write((act, input) => checkRegistration(act, input), proveRegistration),
  'POST /ws/account/register': openCall((scene, input, request) =>
    registerAccount({ ...scene, ...onceOf(scene.services, 'register', input, request) }, input),
  ),
  'POST /ws/account/password/forgotten': write(resetPassword, prepareReset),
  'GET /ws/account/channels': async ({ services: { config } }) => ({
    sms: canSend(config, 'sms'),
    email: canSend(config, 'email'),
  }),
  'GET /ws/account/proof': proofWaysOf,
  'POST /ws/account/proof/code': sendProofCode,
  'POST /ws/account/proof': write(giveProof, checkProof),
  'GET /ws/account/secondFactor': secondFactorOf,
  'POST /ws/account/secondFactor/begin': beginSecondFactor,
  'POST /ws/account/secondFactor/confirm': confirmSecondFactor,
  'POST /ws/account/secondFactor/codes': renewRecoveryCodes,
  'POST /ws/account/secondFactor/end': endSecondFactor,
  'POST /ws/account/password/change': write(changePassword, prepareNewPassword),
  'POST /ws/account/phone/change': write(changePhone, proveNewPhone),
  'POST /ws/account/email/change': write(changeEmail, proveNewEmail),
  'POST /ws/account/session/revoke': (act, { id }) => revokeSession(act, id),
  'GET /ws/account/addresses': (look) => ownAddresses(look),
  'POST /ws/account/address/end': async (act, { kind }) => {
    await endAddress(act, kind)
    return {}
  },
  'POST /ws/account/preferences': setPreferences,
  'POST /ws/account/mailByLink': setMailByLink,
  'POST /ws/account/mailOff': oneClick(
    write(async (act, { token }) => {
      await setMailByLink(act, { token, on: false })
      return {}
    }),
  ),
  'GET /ws/account/mailOff': openCall(async (_scene, { token }) => new RawAnswer((reply) => reply.redirect(pageOf(token)))),
  'POST /ws/account/close': closeAccount,
  'GET /ws/operator/accounts': (look, asked) => standingsOf(look.db, asked),
  'POST /ws/operator/account/freeze': freezeAccount,
  'POST /ws/operator/account/unfreeze': unfreezeAccount,
  'POST /ws/operator/account/secondFactor/end': askToLiftFactor,
  'GET /ws/account/me': async (look) => userInfoOf(look, await accountRow(look.db, look.actor.accountId)),
  'GET /ws/account/sessions': (look) => sessionsOf(look.db, look.actor.accountId, look.actor.sessionId, look.now),
  'GET /ws/account/preferences': preferencesOf,
  'GET /ws/account/closing': lossesOf,
  'GET /ws/account/export': exportAccount,
})
