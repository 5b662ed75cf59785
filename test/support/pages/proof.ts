import { t as proof } from '../../../src/features/base/account/web/proof/texts.ts'
import type { Person } from '../browser.ts'
import { operatorCode, PASSWORD } from '../personas.ts'
import type { TestServer } from '../server.ts'

/** The dialog that asks who is at the page. */
export const proofDialog = (who: Person) => who.find('dialog', proof.pick(who.lang).title)

/** Proves the person by password, and waits until the dialog is gone. */
export async function prove(who: Person, password = PASSWORD): Promise<void> {
  await answer(who, proof.pick(who.lang).password, password)
}

/** The same for an operator, by a one-time code. Each is used once: the clock goes on to the next. */
export async function proveOperator(h: TestServer, who: Person): Promise<void> {
  h.clock.advance({ seconds: 30 })
  await answer(who, proof.pick(who.lang).totp, operatorCode(h))
}

async function answer(who: Person, label: string, secret: string): Promise<void> {
  const dialog = proofDialog(who)
  await who.type(label, secret, dialog)
  await who.press(proof.pick(who.lang).confirm, dialog)
  await dialog.waitFor({ state: 'detached' })
}

/** Answers whenever the dialog comes, as people do, until the page is closed: for tests whose subject is something else. */
export function provesWhenAsked(who: Person, how: (who: Person) => Promise<void> = prove): void {
  const dialog = proofDialog(who)
  const next = async (): Promise<void> => {
    await dialog.waitFor({ timeout: 0 })
    await how(who)
    await next()
  }
  // A proof that fails leaves its dialog on the page, which the test's own step then meets.
  next().catch(() => undefined)
}
