/** Shows the note 'awaits legal review' on the legal pages; set to false once a lawyer has passed the texts. */
export const legalReviewPending = true;
