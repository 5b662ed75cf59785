import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const ledgerMenus: Menus<typeof screens> = {
  operator: [desk({ in: 'records', at: 10 }, 'ledger', 'operatorLedger', 'book', 'operator:see', '账本', 'Ledger')],
}
