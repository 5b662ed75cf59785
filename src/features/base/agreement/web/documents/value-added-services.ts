import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '豆是平台内的付费点数，用来查看服务商名录中机构的联系方式，不是货币，不能提现或转让。',
      '查看一家机构的联系方式需 10 豆，再次查看不扣豆；每次扣豆都须您先确认。',
      '联系方式经平台核实失效的，退回所扣的豆。',
    ],
    sections: [
      section(
        '适用与订立',
        '本协议是《用户协议》的补充，适用于以豆支付的服务，以及平台另行标明收费的服务。您购买豆或确认使用收费服务，即表示接受本协议。不购买豆不影响发布需求、报名、托管与提现。服务商名录中的机构，下称“服务机构”。',
      ),
      section(
        '豆是什么',
        '豆是记在您账户里的点数，只能在平台内换取页面列明的服务。豆与资金余额分开记账，豆不能换回资金。',
        '豆不计利息，不能提现、转让、质押，也不能用于托管或支付服务款项。',
      ),
      section(
        '购买',
        '豆按套餐出售，现有 100、500、2,000 豆三种，以人民币计价，价格以下单页面为准。您可以银行转账，企业也可以用钱包余额支付；数量、价格与付款方式在下单前列明。用钱包支付的，豆立即到账；银行转账的，平台核对到账后记入账户。',
        '企业的豆归企业所有，由有权限的成员使用；个人的豆归本人。',
      ),
      section(
        '查看联系方式',
        '查看一家服务机构的联系方式需 10 豆。页面先显示所需的豆与您的余额，您确认之后才扣豆并显示联系方式。同一企业的成员或同一个人再次查看同一家的联系方式，不再扣豆。',
        '豆不足的，页面提示购豆；未经您确认，不扣任何费用。',
      ),
      section(
        '联系方式的使用',
        '查看到的联系方式只能用于洽谈服务，不得转卖、公开、用于群发或建立名单。对方要求停止联系的，您应当停止。',
        '服务机构可以随时要求平台下架其资料与联系方式；下架之前已用豆查看的，仍可查看。',
      ),
      section(
        '失效与退豆',
        '电话打不通、邮件被退回、多次联系无人回复，或者接听的不是该服务机构的，您可以在查看后 30 天内举报一次并说明情况。平台核实失效的，把所扣的豆退回原账户，该联系方式在更正之前不再提供。',
        '服务机构不接受合作、报价不合适的，不属于失效。',
      ),
      section(
        '退款',
        '付款后 7 天内且所购的豆均未使用的，可以通过“联系我们”申请退款，款项按原付款方式退回。超过 7 天或者已经使用的，不退款；平台停止提供豆的服务时，未用的豆按购买价格退款。',
        '重复扣豆或到账数量不符的，平台核实后更正。',
      ),
      section('有效期', '豆自到账起长期有效。账号注销时，未用的豆按《账号注销协议》处理；注销之前，请先使用，符合条件的可以申请退款。'),
      section(
        '发票与记录',
        '每一次购豆、扣豆与退豆都有订单或明细，可以在“豆账户”中查看。需要发票的，请在付款后 180 天内通过“联系我们”提交发票抬头与税号。',
        '账目有误的，平台以一笔相反的分录更正，不改动原分录，并告知您。',
      ),
      section(
        '调整',
        '套餐、价格与服务内容有调整的，至少提前 7 天公告，已购的豆可以继续使用；某项服务所需的豆增加的，至少提前 30 天公告，公告期内仍按原数量扣豆。',
      ),
    ],
  },
  en: {
    summary: [
      'Beans are paid points, used on the platform to view the contact details of providers in the directory. They are not money and cannot be withdrawn or transferred.',
      'The contact of one provider costs 10 beans; viewing it again is free. Nothing is deducted until you confirm.',
      'If we confirm that a contact is invalid, the beans are returned.',
    ],
    sections: [
      section(
        'Scope',
        'This agreement supplements the User Agreement. It covers services paid in beans and any other service marked as paid. You accept it by buying beans or confirming a paid service. Publishing requests, applying, escrow and withdrawal do not require beans. “Firms” are those listed in the provider directory.',
      ),
      section(
        'What beans are',
        'Beans are points in your account, redeemable only for the services listed on the page. They are recorded separately from your funds and cannot be converted back into money.',
        'Beans bear no interest and cannot be withdrawn, transferred, pledged, put in escrow or used to pay for work.',
      ),
      section(
        'Buying',
        'Beans are sold in packages, currently of 100, 500 and 2,000, in Chinese yuan at the price on the order page. You pay by bank transfer, companies also from their wallet; quantity, price and payment method are shown first. Beans paid from the wallet are added immediately, those paid by transfer once we have matched it.',
        'A company’s beans belong to the company and are used by members with the permission. An individual’s beans are their own.',
      ),
      section(
        'Viewing a contact',
        'The contact details of one provider cost 10 beans. The page shows the price and your balance first; beans are deducted and the details shown only when you confirm. The members of the same company, or the same individual, can view them again free of charge.',
        'If you have too few beans, the page offers to buy more; nothing is charged until you confirm.',
      ),
      section(
        'Using a contact',
        'Contact details may be used only to discuss services with the provider. Do not resell or publish them, use them for bulk messages or build lists. Stop contacting a provider when it asks you to.',
        'Firms may ask us at any time to take down their entry and contact details; those who paid beans before can still view them.',
      ),
      section(
        'Invalid contacts and refunds of beans',
        'If the number does not work, e-mail bounces, nobody answers after several tries or someone else answers, you may report the contact once, within 30 days of viewing it, and say what happened. If we confirm that it is invalid, the beans are returned to the same account, and the contact is unavailable until it is corrected.',
        'A contact is not invalid because the provider declines to work with you or its quote is not acceptable.',
      ),
      section(
        'Refunds',
        'Within 7 days of payment, and if none of the beans purchased have been used, you may ask for a refund through the contact page; the money is returned the way it was paid. After that, or once any of them are used, there is no refund. If we stop offering beans, unused ones are refunded at the purchase price.',
        'A double deduction or a wrong quantity is corrected once we have confirmed it.',
      ),
      section(
        'Validity',
        'Beans do not expire. When an account closes, unused beans follow the Account Cancellation Agreement; use them, or claim an eligible refund, before you close it.',
      ),
      section(
        'Invoices and records',
        'Every purchase, deduction and return has an order or entry, shown under “Beans”. For an invoice, send us the name for the invoice and the tax number through the contact page within 180 days of payment.',
        'An incorrect posting is corrected by a reversal; the original is never edited, and we inform you.',
      ),
      section(
        'Changes',
        'Changes to packages, prices or services are announced at least 7 days in advance, and beans already purchased remain usable. If a service is to cost more beans, this is announced at least 30 days in advance, and the old number applies until then.',
      ),
    ],
  },
}

export default both
