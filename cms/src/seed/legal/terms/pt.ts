import type { LegalText } from '../legal-text'

export const pt: LegalText = {
  title: 'Termos de uso',
  body: `
:::warning
Texto de exemplo para uma demonstração. O grupo de Aster, Kite e Solis é inventado. Antes que este site atenda clientes de verdade, um advogado precisa substituir esta página.
:::

Estes termos valem sempre que você usa este site. Não acrescentam nada ao que você paga nem tiram nada dos direitos que a lei lhe dá.

## Para que serve o site

Você pode consultar uma garantia, acompanhar um reparo, encontrar uma assistência, ver preços de peças, ler dicas e políticas, e comprar planos de proteção. Quase tudo funciona sem conta.

## O que valem as respostas

- **Os preços** de peças e mão de obra são de referência. Vale o preço que a assistência informa antes do reparo.
- **Os prazos** são de referência. Um reparo costuma levar de 3 a 7 dias úteis a partir do início; os feriados o alongam.
- **A consulta de garantia** mostra o que está registrado para o aparelho. Se um defeito está coberto se decide depois do exame, pela [política de serviço](page:service-policy) do seu país.
- **As dicas** são escritas com cuidado. Faça só o que você sabe fazer sem risco, e deixe bateria estufada ou aparelho aberto com um técnico.

## O que pedimos a você

- Digite só números de aparelhos que são seus ou sobre os quais você pode perguntar.
- Não use programas que consultem em massa nem tente contornar a proteção do site.
- Entregue documentos verdadeiros. Uma solicitação com documentos falsos é recusada.

## Comprar um plano de proteção

Você vê o plano, a duração, as condições e o total antes de pagar. O contrato começa quando o pagamento é confirmado. O pedido fica em “Meus pedidos”, onde você também pode cancelá-lo conforme as condições. Cada plano existe uma vez por celular.

## Textos e imagens

Os textos, imagens e nomes deste site são do grupo. Você pode ler, imprimir e compartilhar para uso próprio, com a fonte.

## Quando algo dá errado

Mantemos o site da melhor forma e corrigimos erros quando sabemos deles. Nada aqui limita nossa responsabilidade onde a lei proíbe.

## Lei e conflitos

Vale a lei do país cuja seção você usa, com os direitos que ela dá ao consumidor. Fale antes conosco pela [página de contato](page:contact): quase tudo se resolve ali.

## Mudanças

Quando estes termos mudam, o dia a partir do qual o novo texto vale aparece no alto. Para um pedido, valem os termos do dia do pedido.
`,
}
