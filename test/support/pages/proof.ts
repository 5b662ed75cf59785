import { t as proof } from '../../../src/features/base/account/web/proof/texts.ts'
import type { Person } from '../browser.ts'
import { PASSWORD } from '../personas.ts'

/** The dialog that asks who is at the page. */
export const proofDialog = (who: Person) => who.find('dialog', proof.pick(who.lang).title)

/** Proves the person by password, and waits until the dialog is gone. */
export async function prove(who: Person, password = PASSWORD): Promise<void> {
  const s = proof.pick(who.lang)
  const dialog = proofDialog(who)
  await who.type(s.password, password, dialog)
  await who.press(s.confirm, dialog)
  await dialog.waitFor({ state: 'detached' })
}
