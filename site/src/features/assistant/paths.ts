export const ASSISTANT_PATH = '/api/assistant/'
export const OPEN_TOOL_PATH = '/api/assistant/tool/'
export const FEEDBACK_PATH = '/api/assistant/feedback/'
