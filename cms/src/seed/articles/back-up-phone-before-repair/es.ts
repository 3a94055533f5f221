import type { ArticleText } from '../article'

export const es: ArticleText = {
  title: 'Guarde sus datos antes de una reparación',
  summary:
    'Una reparación puede obligar a borrar el teléfono. Media hora de preparación basta para poner a salvo sus fotos, chats y contactos, aunque la pantalla esté rota.',
  coverAlt: 'Un teléfono envía su contenido a una nube, y una marca confirma que llegó',
  body: `
Reparamos teléfonos, pero no podemos prometer que se conserve lo que guardan. Algunas reparaciones exigen restablecer el dispositivo, y un teléfono que falla durante la prueba puede perder su memoria. Por eso la regla es sencilla: lo que quiera conservar debe estar también en otro lugar antes de que entregue el teléfono.

## Qué guardar

- **Fotos y videos**, lo que más ocupa y lo que más se extraña.
- **Contactos y calendario**, si están en el teléfono y no en una cuenta.
- **Chats.** La mayoría de las aplicaciones de mensajería tienen su propia copia de seguridad, y muchas veces está desactivada.
- **Códigos.** Los códigos de acceso de una aplicación de autenticación no se pasan solos. Transfiéralos a otro dispositivo o anote los códigos de recuperación.
- **Archivos**: descargas, grabaciones, documentos escaneados, notas.

## Cómo hacerlo

:::steps
# Conecte el cargador y una red Wi-Fi
La primera copia tarda desde diez minutos hasta varias horas, y se interrumpe si el teléfono se queda sin batería.

# Haga una copia en su cuenta
En Ajustes, busque «copia de seguridad», elija qué guardar e iníciela. Espere el mensaje con la fecha y la hora.

# Copie las fotos una segunda vez
Conecte el teléfono a una computadora con el cable, elija la transferencia de archivos y copie la carpeta \`DCIM\`. Si no tiene computadora, una memoria USB con el conector adecuado sirve para la mayoría de los teléfonos.

# Guarde los chats de cada aplicación
Abra los ajustes de la aplicación, busque la copia de seguridad de los chats e iníciela a mano.

# Compruebe antes de borrar nada
Abra su cuenta en el navegador de otro dispositivo y busque una foto de hoy.
:::

:::hint
¿La pantalla está negra o no responde, pero el teléfono todavía suena? Con muchos teléfonos, un adaptador de USB-C para un mouse y otro para un televisor le permiten ver y confirmar lo necesario. Si tiene dudas, pregunte en el centro de servicio.
:::

## Justo antes de entregarlo

Saque la tarjeta SIM y la de memoria. Anote el [IMEI](article:find-your-imei-number). Cierre la sesión de su cuenta y desactive el bloqueo que sirve para encontrar un teléfono perdido: si sigue activo, no se puede configurar una placa base nueva. Si el teléfono funciona, bórrelo en Ajustes, en Restablecer. Aparte explicamos [qué hacemos con los datos que quedan en un teléfono](article:how-we-treat-your-data-in-a-repair).
`,
}
