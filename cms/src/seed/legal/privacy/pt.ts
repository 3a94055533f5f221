import type { LegalText } from '../legal-text'

export const pt: LegalText = {
  title: 'Política de privacidade',
  body: `
:::warning
Texto de exemplo para uma demonstração. O grupo de Aster, Kite e Solis é inventado. Antes que este site atenda clientes de verdade, um advogado precisa substituir esta página.
:::

Esta página diz que dados seus usamos, para quê, e o que você pode nos pedir.

## Quem é responsável

A Carelane, o pós-venda da Aster, da Kite e da Solis. O endereço, o telefone e o e-mail do seu país estão no rodapé de cada página.

## O que usamos e para quê

- **Para uma consulta.** O IMEI, o número de série ou da ordem que você digita serve só para essa resposta. Não é guardado nem entra em um endereço da web.
- **Para reparar.** A ordem traz seu nome, um meio de contato, o aparelho com seu número, o defeito, as peças e as datas.
- **Para um agendamento ou uma resposta.** Seu nome, telefone ou e-mail, e o que você nos escreve.
- **Para vender um plano de proteção.** Sua conta no provedor de login, seu nome e telefone, o IMEI e a situação do pagamento. Os dados do cartão vão ao provedor de pagamento, não a nós.
- **Para desbloquear um celular.** Uma foto do seu documento e da nota fiscal, como a solicitação exige. Só quem analisa a solicitação as vê.
- **Para a segurança do site.** Registros técnicos de visitas, com números de aparelhos e telefones tornados ilegíveis.

## O que não fazemos

Não vendemos dados. Não olhamos o conteúdo de um aparelho entregue. Não pedimos senhas.

## Quem mais recebe dados

A assistência que repara seu aparelho, o serviço de coleta se você o pedir e o provedor de pagamento se você pagar. Cada um recebe só o que precisa.

## Por quanto tempo guardamos

Enquanto for preciso para o que está acima e enquanto a lei do seu país exigir registros de reparos e pagamentos. Depois, é apagado.

## O que você pode pedir

Saber o que guardamos sobre você, corrigir erros, apagar o que não é mais necessário e se opor a um uso. Escreva pela [página de contato](page:contact). Você também pode reclamar à autoridade de proteção de dados do seu país.

## Cookies

A [política de cookies](page:policy/cookies) diz o que este site guarda no seu navegador.

## Mudanças

Quando esta página muda, o dia a partir do qual o novo texto vale aparece no alto.
`,
}
