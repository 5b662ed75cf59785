import type { Pair } from '../../../../../platform/contract/texts.ts'
import type { MoveScreen } from './move.ts'

const said = (cn: string, en: string): Pair => ({ cn, en })

/** What the timer of each stage will do (product §2). */

export const recruitmentOver: MoveScreen = {
  timer: (when, inside) =>
    inside
      ? said(
          `到 ${when} 仍未选定服务商，需求自动关闭，托管资金全部退回企业钱包。`,
          `If no provider is picked by ${when}, the request closes automatically and all funds in escrow are returned to the company wallet.`,
        )
      : said(`招募在 ${when} 结束。`, `Recruitment ends at ${when}.`),
}

export const startOverdue: MoveScreen = {
  timer: (when) =>
    said(
      `到 ${when} 仍未开始，选定自动失效，需求回到“匹配中”。`,
      `If the work has not started by ${when}, the pick expires and the request returns to “Matching”.`,
    ),
}

export const confirmOverdue: MoveScreen = {
  timer: (when) =>
    said(
      `到 ${when} 企业仍未回应，视为确认，余款自动放款给服务商。`,
      `If the company has not responded by ${when}, completion is confirmed automatically and the rest is released.`,
    ),
}

export const acceptOverdue: MoveScreen = {
  timer: (when) => said(`到 ${when} 无人操作，自动通过验收。`, `If neither party acts by ${when}, it is accepted automatically.`),
}

export const reclaimOver: MoveScreen = {
  timer: (when) =>
    said(
      `到 ${when} 服务商仍未提交完成，托管资金自动退回企业钱包。`,
      `If nothing has been delivered by ${when}, the escrow returns to the company wallet automatically.`,
    ),
}

export const closeOverdue: MoveScreen = {
  timer: (when) =>
    said(
      `到 ${when} 仍未结束，服务自动结束，托管剩余退回企业钱包。`,
      `If either party has not closed by ${when}, the request ends automatically and any escrow balance is returned to the company wallet.`,
    ),
}
