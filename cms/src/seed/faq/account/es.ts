import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const es: FaqTextsOf<typeof topic> = {
  'do-i-need-an-account': {
    question: '¿Necesito una cuenta para usar este sitio?',
    answer: `
Para casi todo, no. Sin cuenta puede consultar la garantía, seguir una reparación, encontrar un centro de servicio, ver precios de repuestos, comprobar una pieza, descargar controladores y leer todo el sitio.

Inicia sesión para

- comprar una protección para un teléfono y pagarla,
- ver sus pedidos y el registro de activaciones, o cancelar un pedido,
- enviar una solicitud para desbloquear un teléfono y seguirla.

Es la cuenta del grupo, la misma que quizá ya tiene en su teléfono. Al cerrar la sesión, sus datos se borran de este navegador. Hágalo siempre en un teléfono o una computadora que no sea suya.
`,
  },
  'i-cannot-log-in': {
    question: 'No puedo iniciar sesión o se me cierra de nuevo. ¿Qué hago?',
    answer: `
La sesión se inicia en la página del proveedor de la cuenta, que después lo trae de vuelta aquí. Si vuelve y la sesión sigue cerrada, casi siempre es por el navegador.

:::steps
# Permita guardar datos
Las ventanas privadas y los bloqueadores estrictos olvidan la sesión enseguida. Permita que este sitio guarde datos.

# Corrija la hora
Con una fecha equivocada ninguna sesión es válida. Deje que el dispositivo ajuste la hora por sí mismo.

# Inicie sesión otra vez
Cierre las demás ventanas de este sitio, cierre la sesión y pruebe una vez más.
:::

Una contraseña olvidada se restablece en la página del proveedor. Nuestro servicio no puede verla y nunca la pide. ¿Sigue sin funcionar? [Contáctenos](page:contact) y díganos en qué paso se detiene.
`,
  },
  'rate-a-repair': {
    question: '¿Cómo califico una reparación y hasta cuándo?',
    answer: `
Dentro de los 3 meses que siguen a la orden. La calificación está junto a su reparación terminada, en la página de [estado de la reparación](page:repair-status).

Da de una a cinco estrellas a cuatro cosas: el lugar, el trato del personal, la rapidez y la calidad de la reparación. Después dice qué tan probable es que recomiende el servicio. Si da pocas estrellas, se le pregunta el motivo, como una fila larga, una pieza que faltaba o un precio alto; toque lo que corresponda.

Todo lo que escribe se lee. [Dos minutos que cambian algo](article:rate-your-repair) cuenta qué pasa después. Si la falla sigue ahí, no espere una respuesta a la calificación: vuelva con la orden.
`,
  },
  'appeal-for-unlocking': {
    question: 'Mi teléfono está bloqueado. ¿Cómo solicito que lo desbloqueen?',
    answer: `
Abra la [solicitud de desbloqueo](page:phone-unlocking-appeal) y tenga a mano lo siguiente, cada cosa con una foto clara:

- su documento de identidad y el número,
- la factura del teléfono y el número,
- el IMEI 1, como lo muestra \`*#06#\` o la caja,
- la tarjeta de embarque y el número de vuelo, si se los piden.

En las fotos deben verse los cuatro bordes, sin reflejos. También elige una tienda cercana y permite que el sitio vea dónde está usted.

Su solicitud se revisa en 7 días hábiles. Véala en «Mis solicitudes»: ahí aparecen el estado y la observación, y puede corregir lo que estaba mal.
`,
  },
  'appeal-needs-my-location': {
    question: 'La solicitud dice que no puede obtener mi ubicación. ¿Cómo la permito?',
    answer: `
La solicitud necesita saber dónde está usted mientras la llena. Si alguna vez eligió «Bloquear», el navegador ya no pregunta. Cámbielo allí:

:::steps
# Abra la página de la solicitud
Use el navegador mismo, no la ventana dentro de otra aplicación.

# Toque el símbolo junto a la dirección
Es un candado o dos controles deslizantes. Elija «Permisos» o «Configuración del sitio».

# Ponga Ubicación en Permitir
Si no aparece, toque «Restablecer permisos».

# Vuelva a cargar la página
Acepte cuando pregunte.
:::

La ubicación también debe estar activada en el teléfono y, en los ajustes del teléfono, permitida para el navegador. En interiores puede tardar medio minuto. Después vuelva a su [solicitud](page:phone-unlocking-appeal).
`,
  },
  'use-a-referral-code': {
    question: 'Tengo un código de recomendación. ¿Dónde lo escribo?',
    answer: `
En su campo, cuando [compra una protección](page:purchase-service), antes de pagar. El código se comprueba en el momento, así que sabe si vale antes de que se mueva dinero. Después del pago ya no se puede agregar.

:::steps
# Inicie sesión
Los códigos se comprueban para una cuenta.

# Elija el teléfono y el plan
Escriba el IMEI para ver qué puede tener su teléfono.

# Escriba el código
Letras y números como los recibió, sin espacios.
:::

Si no se acepta, quizá venció o es para otro país u otro plan. Pregunte a quien se lo dio. Siempre puede comprar sin código.
`,
  },
}
