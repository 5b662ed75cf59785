import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const outboxMenus: Menus<typeof screens> = {
  operator: [desk({ in: 'records', at: 20 }, 'outbox', 'operatorOutbox', 'mail', 'operator:see', '发件箱', 'Outbox')],
}
