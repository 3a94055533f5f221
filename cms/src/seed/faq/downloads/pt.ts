import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const pt: FaqTextsOf<typeof topic> = {
  'download-laptop-drivers': {
    question: 'Onde baixo os drivers e manuais do meu notebook?',
    answer: `
Em [drivers e manuais](page:drivers-download). Há dois caminhos até o seu notebook:

1. Digite o número de série, o **SNID**. É o caminho mais seguro, porque mostra o que há dentro dele.
2. Escolha a marca, a série e o modelo.

Depois você vê os drivers, cada um com data, versão, tamanho e sistema operacional, e ao lado deles o manual do usuário e o guia de instalação. Se precisar de tudo depois de uma instalação nova, use o programa de download: ele baixa todos os drivers de uma vez.

Os drivers são gratuitos. Se um site pedir dinheiro por eles ou o número do seu cartão, saia dele.
`,
  },
  'find-the-snid': {
    question: 'Onde está o SNID do meu notebook, e por que o meu não é aceito?',
    answer: `
O SNID é o número de série que está na etiqueta embaixo do notebook e na caixa. Se a etiqueta estiver gasta, pergunte ao próprio notebook: no Windows, abra o Terminal e digite \`Get-CimInstance Win32_BIOS\`; o número aparece depois de “SerialNumber”.

Se a página disser que a informação está incorreta:

- deixe de fora espaços e traços;
- preste atenção em \`0\` e \`O\`, \`1\` e \`I\`, \`5\` e \`S\`;
- use o número do notebook, não o do carregador nem o da bateria.

Ainda não deu certo? [Escolha o modelo](page:drivers-download). Depois da troca da placa-mãe, o notebook pode não informar nenhum número; aí vale o da etiqueta.
`,
  },
  'which-driver-first': {
    question: 'Que driver instalo primeiro? Preciso de todos?',
    answer: `
Não mexa no que funciona. Vale a pena trocar um driver quando algo não funciona, depois de uma instalação nova do Windows ou quando uma atualização cita justamente o seu defeito.

:::steps
# Chipset
Os outros dependem dele. Reinicie depois.

# Vídeo, depois rede e som
Um de cada vez, para você saber qual ajudou.

# O resto
Touchpad, câmera, leitor de impressão digital.
:::

:::warning
Atualizar o BIOS é outra coisa. Faça isso só quando houver motivo, com o carregador ligado e a bateria acima da metade, e não desligue no meio.
:::

Escolha o sistema operacional que você tem: ele aparece em Configurações, Sistema, Sobre. [Todos os drivers](page:drivers-download).
`,
  },
  'get-the-app': {
    question: 'O que o aplicativo faz e como eu o consigo?',
    answer: `
Ele leva os serviços deste site ao seu celular, e com ele também se compra a [proteção de tela](page:protection) em até 3 dias depois da ativação.

Com a câmera do celular, leia o código QR no rodapé desta página. Ele leva ao lugar certo para o seu país. Se você está lendo no próprio celular que vai ter o aplicativo, abra a página em outra tela ou peça que alguém mostre o código.

:::warning
Baixe o aplicativo por ali e não pelo link de uma mensagem. Ninguém da nossa assistência envia um arquivo de instalação, e ninguém precisa controlar o seu celular à distância para consultar uma garantia.
:::

Também dá para ficar sem ele: as ferramentas funcionam no navegador, mesmo em um celular antigo e em uma rede lenta.
`,
  },
}
