import type { ArticleText } from '../article'

export const pt: ArticleText = {
  title: 'Salve seus dados antes de um reparo',
  summary:
    'Um reparo pode exigir que o celular seja apagado. Meia hora antes basta para proteger fotos, conversas e contatos, mesmo com a tela quebrada.',
  coverAlt: 'Um celular envia seu conteúdo para uma nuvem, com um sinal de confirmação',
  body: `
Reparamos celulares, mas não podemos prometer que o conteúdo deles seja preservado. Alguns reparos exigem restaurar as configurações de fábrica, e um celular que falha durante o teste pode perder a memória. Por isso a regra é simples: o que você quer guardar precisa estar também em outro lugar antes de você entregar o celular.

## O que salvar

- **Fotos e vídeos**, o que mais ocupa espaço e o que mais faz falta.
- **Contatos e agenda**, se estão no celular e não em uma conta.
- **Conversas.** A maioria dos aplicativos de mensagens tem um backup próprio, e muitas vezes ele está desligado.
- **Códigos.** Os códigos de acesso de um aplicativo autenticador não vão junto sozinhos. Passe-os para outro aparelho ou anote os códigos de recuperação.
- **Arquivos**: downloads, gravações, documentos digitalizados, notas.

## Como fazer

:::steps
# Ligue na tomada e conecte-se ao Wi-Fi
O primeiro backup leva de dez minutos a algumas horas, e é interrompido se a bateria acabar.

# Faça o backup na sua conta
Em Configurações, procure por “backup”, escolha o que salvar e inicie. Espere a mensagem com a data e a hora.

# Copie as fotos uma segunda vez
Conecte o celular a um computador com o cabo, escolha a transferência de arquivos e copie a pasta \`DCIM\`. Se você não tem computador, um pendrive com o conector certo funciona com a maioria dos celulares.

# Salve cada aplicativo de mensagens
Abra os ajustes dele, encontre o backup das conversas e inicie-o manualmente.

# Confira antes de apagar qualquer coisa
Abra sua conta no navegador de outro aparelho e procure uma foto de hoje.
:::

:::hint
A tela está escura ou não responde, mas o celular ainda toca? Em muitos celulares, um adaptador de USB-C para mouse e outro para TV permitem ver e confirmar o que for preciso. Na dúvida, pergunte na assistência técnica.
:::

## Logo antes de entregar

Retire o chip SIM e o cartão de memória. Anote o [IMEI](article:find-your-imei-number). Saia da sua conta e desligue o bloqueio que serve para encontrar um celular perdido: com ele ativo, não dá para configurar uma placa-mãe nova. Se o celular funciona, apague-o em Configurações, na opção Redefinir. Explicamos à parte [o que fazemos com os dados que ficam em um celular](article:how-we-treat-your-data-in-a-repair).
`,
}
