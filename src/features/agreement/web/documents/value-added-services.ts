import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '豆是平台内的点数，用来查看服务商的联系方式，不是货币，不能提现或转让。',
      '查看一个联系方式需 10 豆，同一联系方式再次查看不扣豆；每次扣豆之前都须您确认。',
      '联系方式经核实失效的，退回所扣的豆。',
    ],
    sections: [
      section(
        '适用与订立',
        '本协议是《用户协议》的补充，适用于以豆支付的服务及平台另行标明收费的服务。您购买豆或确认使用收费服务，即接受本协议。不购买不影响发布需求、报名、托管与提现。',
      ),
      section(
        '豆是什么',
        '豆是记在您账户里的点数，只能在平台内换取页面列明的服务。豆与您的资金余额分开记账，两者不能互换。',
        '豆不计息，不能提现、转让、抵押，也不能用于托管或支付服务款项。',
      ),
      section(
        '购买',
        '豆按套餐出售，现有 100、500、2,000 豆三种，价格以下单页面为准。下单前列明数量、价格与付款方式，付款经核对到账后，豆立即记入账户。',
        '企业的豆归企业，由有权限的成员使用；个人的豆归本人。',
      ),
      section(
        '查看联系方式',
        '查看一个服务商的联系方式用 10 豆。页面先显示价格与您的余额，确认之后才扣豆并显示。同一账户再次查看同一个联系方式，不再扣豆。',
        '豆不足的，页面引导充值，未确认之前不扣任何费用。',
      ),
      section(
        '联系方式的使用',
        '查看到的联系方式只用于洽谈您所关注的服务，不得转卖、公开、群发或建立名单。对方要求停止联系的，应当停止。',
        '联系方式由服务商自行提供并同意展示，服务商可以随时撤回；撤回之前已经查看的，不受影响。',
      ),
      section(
        '失效与退豆',
        '联系方式打不通、已停用或不属于该服务商的，请在查看后 30 天内报告并说明情况。平台核实属实，退回所扣的豆，并下架该联系方式。',
        '服务商不接受合作、报价不合意，不属于失效。',
      ),
      section(
        '退款',
        '付款后 7 天内且所购的豆均未使用，可以申请原路退款。超过 7 天或已经使用的，不退款；平台停止提供豆的服务时，未用的豆按购买价格退还。',
        '重复扣款或到账数量不符的，核实后如数更正。',
      ),
      section('有效期', '豆自到账起长期有效。账号注销时，未用的豆按《账号注销协议》处理；注销之前请先使用或申请符合条件的退款。'),
      section(
        '发票与记录',
        '每一次购买、扣豆与退豆都有订单或流水，可以在账户中查看。需要发票的，在付款后 180 天内提交抬头与税号。',
        '账目有误的，平台以一笔相反的记录更正，不改动原记录，并通知您。',
      ),
      section(
        '调整',
        '套餐、价格与服务内容的调整提前 7 天公告，已购的豆仍可按页面列明的数量使用；单项服务所需的豆数上调的，给出至少 30 天的过渡期。',
      ),
    ],
  },
  en: {
    summary: [
      'Beans are points on the platform used to view providers’ contact details. They are not money and cannot be withdrawn or transferred.',
      'One contact costs 10 beans; viewing it again is free. Nothing is deducted until you confirm.',
      'If a contact is confirmed invalid, the beans are refunded.',
    ],
    sections: [
      section(
        'Scope',
        'This agreement supplements the User Agreement. It covers services paid in beans and any other service marked as paid. You accept it by buying beans or confirming a paid service. Posting, applying, escrow and withdrawal do not require it.',
      ),
      section(
        'What beans are',
        'Beans are points in your account, redeemable only for the services listed on the page. They are recorded separately from your funds, and neither can be converted into the other.',
        'Beans bear no interest and cannot be withdrawn, transferred, pledged, put in escrow or used to pay for work.',
      ),
      section(
        'Buying',
        'Beans are sold in packages, currently of 100, 500 and 2,000, at the price on the order page. Quantity, price and payment method are shown first; once the payment has been matched, the beans are added to your account.',
        'A company’s beans belong to the company and are used by members with the permission. An individual’s beans are their own.',
      ),
      section(
        'Viewing a contact',
        'One provider’s contact details cost 10 beans. The page shows the price and your balance, and deducts only when you confirm. The same account can view the same contact again free of charge.',
        'If you have insufficient beans, the page leads you to top up; nothing is charged until you confirm.',
      ),
      section(
        'Using a contact',
        'Contact details are for discussing the service you were looking for. Do not resell or publish them, send bulk messages or build lists. Stop contacting them when asked to.',
        'Providers supply their own details and agree to their display; they may withdraw them at any time, without affecting contacts already viewed.',
      ),
      section(
        'Invalid contacts and refunds of beans',
        'If a contact does not answer, is out of use or belongs to someone else, report it within 30 days of viewing it. Once we have confirmed it, the beans are refunded and the contact is taken down.',
        'A provider who declines, or whose quote is not acceptable, is not an invalid contact.',
      ),
      section(
        'Refunds',
        'Within 7 days of payment, and if none of the beans purchased have been used, you may request a refund to the original payment method. After that, or once any are used, there is no refund. If we stop offering beans, unused ones are refunded at the purchase price.',
        'A double charge or a wrong quantity is corrected in full once confirmed.',
      ),
      section(
        'Validity',
        'Beans do not expire. When an account closes, unused beans follow the Account Cancellation Agreement; use them, or claim an eligible refund, before you close it.',
      ),
      section(
        'Invoices and records',
        'Every purchase, deduction and return has an order or entry that you can view. For an invoice, submit the invoice title and tax number within 180 days of payment.',
        'An incorrect entry is corrected by a reversal. The original is never edited, and you are notified.',
      ),
      section(
        'Changes',
        'Changes to packages, prices or services are announced 7 days in advance, and beans already purchased can still be used as listed on the page. If a service requires more beans, there is a transition period of at least 30 days.',
      ),
    ],
  },
}

export default both
